import { existsSync, readFileSync } from "node:fs";
import { isAbsolute, relative } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { root } from "./paths.mjs";

/**
 * How many tests of a JSON report passed and failed, and which were flaky: they failed, and passed when they ran once
 * more (again.mjs). Those that did not pass are named, each with the beginning of what it said. A skipped test counts as
 * failed: it proves nothing and is soon forgotten. A test that Playwright runs in two projects is two. An error that
 * belongs to no test counts as one. So does a run that failed for no reason that its report names. A journey that
 * asserts nothing is a failed one (e2e/reporters/asserted.ts).
 */
export const countResults = (file, exitCode, name = "the run") => {
  const report = readReport(file);
  const tests = report ? testsOf(report) : [];
  if (exitCode !== 0 && tests.every(({ outcome }) => outcome === "passed" || outcome === "flaky"))
    tests.push({ outcome: "failed", name: endedBadly(name, exitCode) });
  const count = (outcome) => tests.filter((test) => test.outcome === outcome).length;
  return {
    passed: count("passed"),
    failed: count("failed") + count("skipped"),
    skipped: count("skipped"),
    flaky: tests
      .filter(({ outcome }) => outcome === "flaky")
      .map((test) => ({ test: test.name, reason: linesOf(test)[0] ?? "" })),
    names: tests
      .filter(({ outcome }) => outcome === "failed" || outcome === "skipped")
      .map(withReason),
  };
};

export const readReport = (file) =>
  existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : undefined;

export const endedBadly = (name, exitCode) => `${name} ended with code ${exitCode}`;

/** Where only the end of a run's output is kept, the reason must stand beside the name. */
const reasonLines = 12;

const withReason = (test) =>
  [
    test.name,
    ...linesOf(test)
      .slice(0, reasonLines)
      .map((line) => `      ${line}`),
  ].join("\n");

const linesOf = ({ said = [] }) =>
  stripVTControlCharacters(said.join("\n"))
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line) => line.slice(0, 200));

const testsOf = (report) => [
  ...(report.suites
    ? report.suites.flatMap(playwrightTests)
    : report.testResults.flatMap(vitestTests)),
  ...errorsOf(report.errors, "failed"),
  ...errorsOf(report.flakyErrors, "flaky"),
];

const errorsOf = (errors = [], outcome) =>
  errors.map(({ message = "" }) => ({
    outcome,
    name: "an error outside the tests",
    said: [message],
  }));

/** Paths of a report that Turbo keeps begin at the root already. */
export const fromRoot = (path) => (isAbsolute(path) ? relative(root, path) : path);

/** A file that cannot be loaded, or that cannot be prepared: its tests are skipped, and it is what failed. */
export const isFailedFile = ({ status, assertionResults }) =>
  status === "failed" && !assertionResults.some((test) => test.status === "failed");

const vitestOutcomes = { passed: "passed", failed: "failed", flaky: "flaky" };

const vitestTests = (suite) => {
  const file = fromRoot(suite.name);
  const tests = suite.assertionResults.map((test) => ({
    outcome: vitestOutcomes[test.status] ?? "skipped",
    name: `${file} › ${test.fullName}`,
    said: test.failureMessages,
  }));
  const itself = { name: file, said: [suite.message ?? ""] };
  if (suite.status === "flaky") return [{ ...itself, outcome: "flaky" }, ...tests];
  if (!isFailedFile(suite)) return tests;
  return [{ ...itself, outcome: "failed" }, ...tests.filter(({ outcome }) => outcome === "passed")];
};

const playwrightOutcomes = { expected: "passed", skipped: "skipped", flaky: "flaky" };

const playwrightTests = (suite) => [
  ...(suite.specs ?? []).flatMap((spec) =>
    spec.tests.map(({ status, projectName, annotations = [], results = [] }) => {
      const isEmpty = assertsNothing(annotations);
      return {
        outcome: isEmpty ? "failed" : (playwrightOutcomes[status] ?? "failed"),
        name: `[${projectName}] ${spec.file} › ${spec.title}${isEmpty ? " (asserts nothing)" : ""}`,
        said: results.flatMap(({ errors = [] }) => errors.map(({ message = "" }) => message)),
      };
    }),
  ),
  ...(suite.suites ?? []).flatMap(playwrightTests),
];

export const assertsNothing = (annotations = []) =>
  annotations.some(({ type }) => type === "asserts nothing");
