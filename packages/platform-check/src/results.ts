import type { Exchange } from "./client.ts";
import type { Area } from "./contract.ts";
import type { Mask } from "./masking.ts";
import type { Rules } from "./rules.ts";

export interface Check {
  /** A row, section, call or event of the contract (rules.ts). */
  readonly rule: string;
  readonly area: Area;
  /** A call's operationId, or the part of the protocol that is looked at. */
  readonly subject: string;
  readonly title: string;
  readonly severity: "must" | "should";
}

/** What an operator needs to find the fault; without any secret. */
export interface Evidence {
  readonly sent: string;
  readonly came: string;
  readonly expected: string;
  readonly advice: string;
}

export type Result = Check & { readonly ruleText: string } & (
    | { readonly outcome: "passed" }
    | { readonly outcome: "failed"; readonly evidence: Evidence }
    | { readonly outcome: "skipped"; readonly reason: string }
  );

export type Failure = Extract<Result, { outcome: "failed" }>;

/** What a failed check expected, and what has to be changed for it. */
export interface Expectation {
  readonly expected: string;
  readonly advice: string;
}

/** What went over a socket, and what of it a check is about. */
export interface Talk {
  readonly sent: string;
  readonly came: string;
}

export interface Results {
  readonly all: readonly Result[];
  pass(check: Check): void;
  fail(check: Check, seen: Exchange | Talk, expectation: Expectation): void;
  skip(check: Check, reason: string): void;
}

const requestLine = ({ method, path, sent }: Exchange): string =>
  `${method} ${path} ${sent}`.trim();

const answerLines = ({ status, headers, text, failure }: Exchange): string =>
  failure === undefined
    ? `${status} ${headers.get("content-type") ?? "without a content type"}\n${text}`
    : `no answer: ${failure}`;

/** The only place where exchanges become text that is shown, so that the mask covers all of it. */
export const createResults = (options: {
  readonly mask: Mask;
  readonly rules: Rules;
  readonly onResult?: (result: Result) => void;
}): Results => {
  const { mask, rules, onResult = () => {} } = options;
  const all: Result[] = [];
  const add = (result: Result) => {
    all.push(result);
    onResult(result);
  };
  const textOf = ({ rule }: Check): string => rules.get(rule) ?? "";

  return {
    all,
    pass: (check) => add({ ...check, ruleText: textOf(check), outcome: "passed" }),
    skip: (check, reason) =>
      add({ ...check, ruleText: textOf(check), outcome: "skipped", reason: mask.text(reason) }),
    fail: (check, seen, { expected, advice }) =>
      add({
        ...check,
        ruleText: textOf(check),
        outcome: "failed",
        evidence: {
          sent: mask.excerpt("status" in seen ? requestLine(seen) : seen.sent),
          came: mask.excerpt("status" in seen ? answerLines(seen) : seen.came),
          expected: mask.text(expected),
          advice: mask.text(advice),
        },
      }),
  };
};
