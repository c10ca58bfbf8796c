import type { Failure } from "../results.ts";
import type { Outcome } from "../run.ts";
import { failuresIn, summarise } from "./summary.ts";

/** More failures of one rule have the same cause as a rule, and are in the other reports. */
const shownPerRule = 3;

const row = (cells: readonly (string | number)[]): string =>
  cells.map((cell, at) => (at === 0 ? String(cell).padEnd(14) : String(cell).padStart(8))).join("");

const indented = (text: string): string => text.replaceAll("\n", "\n      ");

const failureLines = ({ rule, severity, subject, title, evidence }: Failure): readonly string[] => [
  `  ✗ ${rule} (${severity}) ${subject}: ${title}`,
  `      sent      ${indented(evidence.sent.slice(0, 400))}`,
  `      came      ${indented(evidence.came.slice(0, 400))}`,
  `      expected  ${evidence.expected}`,
  `      change    ${evidence.advice}`,
];

const failureText = (outcome: Outcome): readonly string[] =>
  [...Map.groupBy(failuresIn(outcome.results), ({ rule }) => rule)].flatMap(([rule, failures]) => [
    "",
    `${rule}: ${failures[0]?.ruleText ?? ""}`,
    ...failures.slice(0, shownPerRule).flatMap(failureLines),
    ...(failures.length > shownPerRule
      ? [`  … and ${failures.length - shownPerRule} more of ${rule} (--report shows all)`]
      : []),
  ]);

const skippedText = ({ results }: Outcome): readonly string[] => {
  const skipped = results.filter((result) => result.outcome === "skipped");
  const byReason = Map.groupBy(skipped, ({ reason }) => reason);
  if (byReason.size === 0) return [];
  return [
    "",
    "Not tried:",
    ...[...byReason].map(([reason, some]) => {
      const subjects = [...new Set(some.map(({ subject }) => subject))];
      return `  ${subjects.join(", ")}: ${reason}`;
    }),
  ];
};

export const terminalReport = (outcome: Outcome): string => {
  const { results, seconds, services, remainders, onlyRefused, unseenCodes, seed, lost } = outcome;
  const failed = failuresIn(results).length;
  const lines = [
    ...failureText(outcome),
    ...skippedText(outcome),
    "",
    row(["area", "passed", "failed", "skipped"]),
    ...summarise(results).map((one) => row([one.area, one.passed, one.failed, one.skipped])),
    "",
    `${results.length} checks in ${seconds.toFixed(1)} s, ${failed} failed.`,
    ...(lost === undefined ? [] : [`The platform does not answer any more: ${lost}`]),
    `Services that the platform declares: ${services.join(", ") || "none"}.`,
    ...(onlyRefused.length > 0
      ? [`Only ever refused, so that no success was judged: ${onlyRefused.join(", ")}.`]
      : []),
    ...(unseenCodes.length > 0
      ? [
          "Documented codes that no answer had:",
          ...unseenCodes.map(({ call, codes }) => `  ${call}: ${codes.join(", ")}`),
        ]
      : []),
    `Money was moved in the order of the seed ${seed} (--seed ${seed} repeats it).`,
    remainders.length > 0
      ? `Left behind on the platform: ${remainders.join(", ")}.`
      : "Nothing is left behind on the platform.",
  ];
  return `${lines.join("\n")}\n`;
};
