import type { Exchange } from "../client.ts";
import type { Area, ContractCall, Problem } from "../contract.ts";
import { isObject, valueAt } from "../json-value.ts";
import type { Check, Expectation } from "../results.ts";
import { sections } from "../rules.ts";
import type { CheckContext } from "./context.ts";

/** An answer that is expected, and the rule behind its status. */
export interface Expected {
  readonly area: Area;
  readonly subject: string;
  /** Undefined if the path is no call. */
  readonly call?: ContractCall;
  /** What was sent, as the title of each check of its answer: `an unknown key`. */
  readonly title: string;
  readonly status: number;
  /** Why that status. */
  readonly rule: string;
  readonly advice: string;
}

/** What an envelope says, whichever of the two forms it has; undefined if it is neither. */
export const envelopeIn = (
  json: unknown,
): { readonly code: unknown; readonly message: unknown; readonly data: unknown } | undefined => {
  const header = valueAt(json, "header");
  if (isObject(header))
    return { code: header["status"], message: header["desc"], data: valueAt(json, "body") };
  if (!isObject(json) || !("code" in json)) return undefined;
  return { code: json["code"], message: json["message"], data: json["data"] };
};

/** Success is one of two codes. A code of the wrong type is a failure of its own, and means the same here. */
export const hasSucceeded = ({ status, json }: Exchange): boolean =>
  status === 200 && ["100", "1000"].includes(String(envelopeIn(json)?.code));

const envelopePlaces = new Set(["/code", "/message", "/header/status", "/header/desc"]);

/** The rule that a difference in the envelope itself breaks; else the one that the schema names. */
const ruleOf = ({ at, rule }: Problem): string => {
  if (envelopePlaces.has(at)) return sections.codes;
  if (at === "/data" || at === "/body") return rule === "W-01" ? "W-04" : rule;
  return rule;
};

const adviceFor = ({ at, message }: Problem): string => {
  if (at === "/code" || at === "/header/status")
    return "Send the code as text in quotes, exactly as it is documented.";
  if (at === "/message" || at === "/header/desc")
    return "Send a message with every answer; that of a refusal must not be empty.";
  return `Change ${at || "the answer"} so that the schema fits: it ${message}.`;
};

/** Both at once would be read differently by two clients. */
const isInOneForm = (json: unknown): boolean =>
  !(valueAt(json, "header") !== undefined && valueAt(json, "code") !== undefined);

export const isJson = ({ headers }: Exchange): boolean =>
  /^application\/json\s*(;|$)/i.test(headers.get("content-type") ?? "");

/** Whether a 429 says in both places, and alike, how long to wait (W-17). */
export const saysHowLong = ({ headers, json }: Exchange): boolean => {
  const seconds = headers.get("retry-after") ?? "";
  return (
    /^[1-9]\d*$/.test(seconds) &&
    valueAt(envelopeIn(json)?.data, "wait_seconds") === Number(seconds)
  );
};

/** A platform may send an attempt away that comes too soon; then nothing else of the answer is judged. */
const judgeThrottled = (context: CheckContext, exchange: Exchange, expected: Expected): void => {
  const { area, subject, title, call } = expected;
  const check: Check = { rule: "W-17", area, subject, title: `${title}: 429`, severity: "should" };
  if (call !== undefined && !call.isThrottled) {
    context.results.fail(check, exchange, {
      expected: "no 429, because the call is not marked x-throttled",
      advice: "Raise the limit of this call, or let the address of this check through.",
    });
    return;
  }
  if (saysHowLong(exchange)) context.results.skip(check, "the platform asks to wait (429)");
  else
    context.results.fail({ ...check, severity: "must" }, exchange, {
      expected: "Retry-After and data.wait_seconds with a 429",
      advice: "Send Retry-After in seconds, and the same number as data.wait_seconds.",
    });
};

const judgeStatus = (
  { results }: CheckContext,
  exchange: Exchange,
  { area, subject, title, status, rule, advice }: Expected,
): boolean => {
  const check: Check = { rule, area, subject, title: `${title}: ${status}`, severity: "must" };
  if (exchange.status === status) {
    results.pass(check);
    return true;
  }
  results.fail(check, exchange, { expected: `the HTTP status ${status}`, advice });
  return false;
};

/** The content, its form, its code and message, and what the contract says about the rest. */
const judgeContent = (context: CheckContext, exchange: Exchange, expected: Expected): boolean => {
  const { area, subject, title, call } = expected;
  const { results, contract } = context;
  const { status, json } = exchange;
  const check = (rule: string, what: string): Check => ({
    rule,
    area,
    subject,
    title: `${title}: ${what}`,
    severity: "must",
  });
  const judge = (fits: boolean, made: Check, expectation: Expectation): boolean => {
    if (fits) results.pass(made);
    else results.fail(made, exchange, expectation);
    return fits;
  };

  const envelope = envelopeIn(json);
  const isEnveloped =
    judge(isJson(exchange) && json !== undefined, check(sections.envelopes, "JSON"), {
      expected: "JSON with the content type application/json",
      advice:
        "Answer with JSON and its content type, errors of proxies before the platform included.",
    }) &&
    judge(envelope !== undefined && isInOneForm(json), check(sections.envelopes, "envelope"), {
      expected: '{"code", "message", "data"} or {"header": {"status", "desc"}, "body"}',
      advice: "Put the answer into one of the two envelopes.",
    });
  if (!isEnveloped || envelope === undefined) return false;

  if (status >= 400)
    judge(String(envelope.code) === String(status), check("W-01", "code"), {
      expected: `the code "${status}", which is the status as text`,
      advice: "Use the HTTP status as the code of every answer from 400 up.",
    });

  const problems = call ? call.answerProblems(status, json) : contract.failureProblems(json);
  const byRule = Map.groupBy(problems, ruleOf);
  const own = call?.id ?? sections.status;
  if (!byRule.has(sections.codes)) results.pass(check(sections.codes, "code and message"));
  if (problems.length === 0) results.pass(check(own, "schema"));
  for (const [rule, [first, ...more]] of byRule) {
    if (first === undefined) continue;
    const others = more.length > 0 ? `, and ${more.length} more of this rule` : "";
    results.fail(check(rule, first.at), exchange, {
      expected: `${first.at || "the answer"} ${first.message}${others}`,
      advice: adviceFor(first),
    });
  }
  return problems.length === 0;
};

/** Judges everything about an answer; false if it differs from the contract, or cannot be judged. */
export const judgeAnswer = (
  context: CheckContext,
  exchange: Exchange,
  expected: Expected,
): boolean => {
  const { area, subject, title } = expected;
  if (exchange.failure !== undefined) {
    const check: Check = { rule: sections.status, area, subject, title, severity: "must" };
    context.results.fail(check, exchange, {
      expected: `an answer with the HTTP status ${expected.status}`,
      advice: "Answer within 30 s, and do not close the connection before the answer is read.",
    });
    return false;
  }
  if (exchange.status === 429 && expected.status !== 429) {
    judgeThrottled(context, exchange, expected);
    return false;
  }
  return judgeStatus(context, exchange, expected) && judgeContent(context, exchange, expected);
};
