import { existsSync, readFileSync } from "node:fs";
import { isAbsolute, relative } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { root } from "./paths.mjs";

/**
 * How many tests of a JSON report passed and failed. Those that did not pass are named, each with the
 * beginning of what it said. A skipped test counts as failed: it proves nothing and is soon forgotten. A
 * test that Playwright runs in two projects is two. A run that failed without a failed test (it could not
 * start, an error between tests) is one more. A journey that asserts nothing is a failed one
 * (e2e/reporters/asserted.ts).
 */
export const countResults = (file, exitCode) => {
  const tests = existsSync(file) ? testsOf(JSON.parse(readFileSync(file, "utf8"))) : [];
  const count = (outcome) => tests.filter((test) => test.outcome === outcome).length;
  const [passed, skipped] = [count("passed"), count("skipped")];
  const failed = tests.length - passed;
  const names = tests.filter(({ outcome }) => outcome !== "passed").map(withReason);
  if (exitCode !== 0 && failed === 0)
    return { passed, failed: 1, skipped, names: [`the run ended with code ${exitCode}`] };
  return { passed, failed, skipped, names };
};

/** Where only the end of a run's output is kept, the reason must stand beside the name. */
const reasonLines = 12;

const withReason = ({ name, said = [] }) => {
  const lines = stripVTControlCharacters(said.join("\n"))
    .split("\n")
    .filter((line) => line.trim() !== "");
  return [name, ...lines.slice(0, reasonLines).map((line) => `      ${line.slice(0, 200)}`)].join(
    "\n",
  );
};

const testsOf = (report) =>
  report.suites ? report.suites.flatMap(playwrightTests) : report.testResults.flatMap(vitestTests);

const vitestTests = ({ name, status, assertionResults }) => {
  const file = isAbsolute(name) ? relative(root, name) : name;
  if (assertionResults.length === 0 && status === "failed")
    return [{ outcome: "failed", name: file }];
  return assertionResults.map((test) => ({
    outcome: test.status === "passed" || test.status === "failed" ? test.status : "skipped",
    name: `${file} › ${test.fullName}`,
    said: test.failureMessages,
  }));
};

const playwrightOutcomes = { expected: "passed", skipped: "skipped" };

const playwrightTests = (suite) => [
  ...(suite.specs ?? []).flatMap((spec) =>
    spec.tests.map(({ status, projectName, annotations = [], results = [] }) => {
      const isEmpty = annotations.some(({ type }) => type === "asserts nothing");
      return {
        outcome: isEmpty ? "failed" : (playwrightOutcomes[status] ?? "failed"),
        name: `[${projectName}] ${spec.file} › ${spec.title}${isEmpty ? " (asserts nothing)" : ""}`,
        said: results.flatMap(({ errors = [] }) => errors.map(({ message = "" }) => message)),
      };
    }),
  ),
  ...(suite.suites ?? []).flatMap(playwrightTests),
];
