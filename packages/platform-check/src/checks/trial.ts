import type { Exchange } from "../client.ts";
import type { ContractCall } from "../contract.ts";
import { isObject, type JsonObject } from "../json-value.ts";
import type { Check } from "../results.ts";
import { envelopeIn, hasSucceeded } from "./answers.ts";
import { bodyFor, noteAnswer, objection } from "./context.ts";
import type { Acting } from "./followed-session.ts";
import { learnedFor } from "./learned.ts";
import { judgeMove, type Prizes } from "./money-effects.ts";
import type { Tally } from "./tally.ts";
import { readBalances, type Balances } from "./wallet.ts";

export const area = "idempotency";
/** A repeated registration is answered with a session of its own. */
const ofASession = new Set(["member_login_id", "token"]);

/** What must be the same in the answers to one intent. */
const essence = ({ status, json }: Exchange): string => {
  const envelope = envelopeIn(json);
  const data = envelope?.data;
  const kept = isObject(data)
    ? Object.fromEntries(Object.entries(data).filter(([name]) => !ofASession.has(name)))
    : data;
  return JSON.stringify([status, envelope?.code, envelope?.message, kept]);
};

/** Not compared between the requests of one intent: a captcha is used up by the first. */
const notCompared = new Set(["captcha_token", "verify_code", "answer", "phone_verify", "site_id"]);

/** Another body that the contract accepts as well; undefined where a call has no fields. */
export const otherBody = (call: ContractCall, body: JsonObject): JsonObject | undefined => {
  for (const [key, value] of Object.entries(body)) {
    if (notCompared.has(key)) continue;
    const others =
      typeof value === "number"
        ? [value + 1, value - 1]
        : typeof value === "string" && value !== ""
          ? [`${value.slice(0, -1)}${value.endsWith("x") ? "y" : "x"}`, `${value.slice(0, -1)}9`]
          : [];
    for (const other of others)
      if (other !== value && call.requestProblems({ ...body, [key]: other }).length === 0)
        return { ...body, [key]: other };
  }
  return undefined;
};

export const checkOf = ({ id: subject }: ContractCall, title: string): Check => ({
  rule: "W-14",
  area,
  subject,
  title,
  severity: "must",
});

/** One call, and whoever makes it. */
export interface Trial {
  readonly acting: Acting;
  readonly call: ContractCall;
  readonly tally: Tally;
  readonly prizes: Prizes;
}

export const send = ({ acting, call }: Trial, body: JsonObject, key: string): Promise<Exchange> =>
  acting.context.client.send({ path: call.path, body, key, token: acting.token() });

/** Everything in place for an effect: nothing runs before a start, something before it is left. */
export const prepare = async (trial: Trial): Promise<JsonObject> => {
  const { acting, call } = trial;
  const { context, token } = acting;
  const calls = context.contract.calls;
  const before = calls.find(
    ({ id }) =>
      id === (call.id === "startGame" ? "leaveGame" : call.id === "leaveGame" ? "startGame" : ""),
  );
  if (before && objection(context, before) === undefined)
    await context.client.send({
      path: before.path,
      body: bodyFor(context.config, before),
      hasKey: true,
      token: token(),
    });
  return { ...bodyFor(context.config, call), ...(await learnedFor(context, call, token())) };
};

export const judgeSame = (
  { call, tally }: Trial,
  title: string,
  first: Exchange,
  next: Exchange,
): void => {
  tally.judge(essence(next) === essence(first), checkOf(call, title), next, {
    expected: `the answer to the first of these requests: ${first.status} ${first.text}`,
    advice: "Keep the answer under member, call and Idempotency-Key for 24 h, and repeat it.",
  });
};

/** The effect of one use, however many requests it took. Undefined if balances cannot be read. */
export const judgeOnce = async (
  trial: Trial,
  before: Balances,
  body: JsonObject,
  exchange: Exchange,
  rule = "W-14",
): Promise<Balances | undefined> => {
  const { acting, call, tally, prizes } = trial;
  noteAnswer(acting.context, call, hasSucceeded(exchange));
  return judgeMove(acting, tally, { area, call, body, exchange, before, prizes, rule });
};

export const balancesOf = async ({ acting }: Trial): Promise<Balances | undefined> => {
  const read = await readBalances(acting);
  return "unreadable" in read ? undefined : read;
};
