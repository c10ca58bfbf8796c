import { existsSync, readFileSync } from "node:fs";
import { isAbsolute, relative } from "node:path";
import { root } from "./paths.mjs";

/**
 * How many tests of a JSON report passed and failed, and the names of those that did not pass. A
 * skipped test counts as failed: it proves nothing and is soon forgotten. A test that Playwright
 * runs in two projects is two. A run that failed without a failed test (it could not start, an
 * error between tests) is one more. A journey that asserts nothing is a failed one
 * (e2e/reporters/asserted.ts).
 */
export const countResults = (file, exitCode) => {
  const tests = existsSync(file) ? testsOf(JSON.parse(readFileSync(file, "utf8"))) : [];
  const count = (outcome) => tests.filter((test) => test.outcome === outcome).length;
  const [passed, skipped] = [count("passed"), count("skipped")];
  const failed = tests.length - passed;
  const names = tests.filter(({ outcome }) => outcome !== "passed").map(({ name }) => name);
  if (exitCode !== 0 && failed === 0)
    return { passed, failed: 1, skipped, names: [`the run ended with code ${exitCode}`] };
  return { passed, failed, skipped, names };
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
  }));
};

const playwrightOutcomes = { expected: "passed", skipped: "skipped" };

const playwrightTests = (suite) => [
  ...(suite.specs ?? []).flatMap((spec) =>
    spec.tests.map(({ status, projectName, annotations = [] }) => {
      const isEmpty = annotations.some(({ type }) => type === "asserts nothing");
      return {
        outcome: isEmpty ? "failed" : (playwrightOutcomes[status] ?? "failed"),
        name: `[${projectName}] ${spec.file} › ${spec.title}${isEmpty ? " (asserts nothing)" : ""}`,
      };
    }),
  ),
  ...(suite.suites ?? []).flatMap(playwrightTests),
];
