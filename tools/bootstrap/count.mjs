import { existsSync, readFileSync } from "node:fs";

/**
 * How many tests a JSON report counts as passed and as failed. A skipped test counts as failed: it
 * proves nothing and is soon forgotten. A test that Playwright runs in two projects is two.
 * A run that failed without a failed test (it could not start, an error between tests) is one more.
 */
export const countResults = (file, exitCode) => {
  const counts = existsSync(file) ? countReport(JSON.parse(readFileSync(file, "utf8"))) : none();
  const { passed, failed, skipped } = counts;
  const unexplained = exitCode !== 0 && failed + skipped === 0 ? 1 : 0;
  return { passed, failed: failed + skipped + unexplained, skipped };
};

const none = () => ({ passed: 0, failed: 0, skipped: 0 });

const countReport = (report) => {
  const counts = none();
  const outcomes = report.suites
    ? report.suites.flatMap(playwrightOutcomes)
    : report.testResults.flatMap(vitestOutcomes);
  for (const outcome of outcomes) counts[outcome] += 1;
  return counts;
};

const vitestOutcomes = ({ status, assertionResults }) => {
  if (assertionResults.length === 0 && status === "failed") return ["failed"];
  return assertionResults.map((test) =>
    test.status === "passed" || test.status === "failed" ? test.status : "skipped",
  );
};

const playwrightOutcomes = (suite) => [
  ...(suite.specs ?? []).flatMap(({ tests }) =>
    tests.map(({ status }) => {
      if (status === "expected") return "passed";
      return status === "skipped" ? "skipped" : "failed";
    }),
  ),
  ...(suite.suites ?? []).flatMap(playwrightOutcomes),
];
