import type { Result } from "../results.ts";
import type { Outcome } from "../run.ts";
import { escaped } from "./markup.ts";
import { summarise } from "./summary.ts";

const inside = (result: Result): string => {
  if (result.outcome === "passed") return "";
  if (result.outcome === "skipped") return `<skipped message="${escaped(result.reason)}"/>`;
  const { sent, came, expected, advice } = result.evidence;
  const detail = `${result.ruleText}\n\nsent: ${sent}\ncame: ${came}\nexpected: ${expected}\nchange: ${advice}`;
  return `<failure type="${result.severity}" message="${escaped(expected)}">${escaped(detail)}</failure>`;
};

const testCase = (result: Result): string => {
  const { area, rule, subject, title } = result;
  const name = escaped(`${rule} ${subject}: ${title}`);
  return `    <testcase classname="${area}" name="${name}">${inside(result)}</testcase>`;
};

/** For build servers; a suite for each area. */
export const junitReport = ({ results, seconds, startedAt }: Outcome): string => {
  const suites = summarise(results).map(({ area, passed, failed, skipped }) =>
    [
      `  <testsuite name="${area}" tests="${passed + failed + skipped}" failures="${failed}" skipped="${skipped}" timestamp="${startedAt}">`,
      ...results.filter((result) => result.area === area).map(testCase),
      "  </testsuite>",
    ].join("\n"),
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="platform-check" time="${seconds.toFixed(3)}">`,
    ...suites,
    "</testsuites>",
    "",
  ].join("\n");
};
