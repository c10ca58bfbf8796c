import type { ContractCall } from "../contract.ts";
import { valueAt, type JsonObject } from "../json-value.ts";
import { envelopeIn, hasSucceeded, judgeAnswer } from "./answers.ts";
import { bodyFor, objection } from "./context.ts";
import { asCaller, asMember, type Acting } from "./followed-session.ts";
import { readPrizes, type Prizes } from "./money-effects.ts";
import { presenceOf } from "./services.ts";
import { createTally } from "./tally.ts";
import {
  area,
  balancesOf,
  checkOf,
  judgeOnce,
  judgeSame,
  otherBody,
  prepare,
  send,
  type Trial,
} from "./trial.ts";
import { areEqual, describe } from "./wallet.ts";

/** So many that they do arrive at the same time. */
const parallel = 50;

const checkRepeats = async (trial: Trial): Promise<void> => {
  const { acting, call, tally } = trial;
  const body = await prepare(trial);
  const before = await balancesOf(trial);
  const key = crypto.randomUUID();
  const first = await send(trial, body, key);
  const isUnderstood = judgeAnswer(acting.context, first, {
    area,
    subject: call.id,
    call,
    title: "with a key",
    status: 200,
    rule: call.id,
    advice: "Answer 200 to whatever was understood.",
  });
  if (!before || !isUnderstood) return;
  const once = await judgeOnce(trial, before, body, first, call.id);
  for (let turn = 0; turn < 2; turn += 1)
    judgeSame(
      trial,
      "three times under a key: the same answer",
      first,
      await send(trial, body, key),
    );
  const twice = await balancesOf(trial);
  if (once && twice)
    tally.judge(
      areEqual(once, twice),
      checkOf(call, "three times under a key: one effect"),
      twice.exchange,
      {
        expected: `the balances after the first request. They were: ${describe(once)}; now: ${describe(twice)}`,
        advice: "Commit the effect together with the answer that is kept under the key.",
      },
    );

  const other = otherBody(call, body);
  if (other) {
    const exchange = await send(trial, other, key);
    judgeAnswer(acting.context, exchange, {
      area,
      subject: call.id,
      call,
      title: "another body under the same key",
      status: 409,
      rule: "W-14",
      advice: "Keep what was sent under a key, and answer 409 if it was something else.",
    });
    const after = await balancesOf(trial);
    if (twice && after)
      tally.judge(areEqual(twice, after), checkOf(call, "409 has no effect"), after.exchange, {
        expected: `the balances as they were: ${describe(twice)}; now: ${describe(after)}`,
        advice: "Do nothing with a request that is answered 409.",
      });
  }
};

const checkParallel = async (trial: Trial): Promise<void> => {
  const body = await prepare(trial);
  const before = await balancesOf(trial);
  if (!before) return;
  const key = crypto.randomUUID();
  const all = await Promise.all(Array.from({ length: parallel }, () => send(trial, body, key)));
  const [first] = all;
  if (!first) return;
  for (const next of all)
    judgeSame(trial, `${parallel} at once under a key: the same answer`, first, next);
  await judgeOnce(trial, before, body, first);
};

const checkLostAnswer = async (trial: Trial): Promise<void> => {
  const { acting, call } = trial;
  const body = await prepare(trial);
  const before = await balancesOf(trial);
  if (!before) return;
  const key = crypto.randomUUID();
  await acting.context.client.lose({ path: call.path, body, key, token: acting.token() });
  const first = await send(trial, body, key);
  judgeSame(trial, "a lost answer: the repeat has an answer", first, await send(trial, body, key));
  await judgeOnce(trial, before, body, first);
};

/** Spins are counted as well: one use takes one draw. */
const checkDraws = async (trial: Trial): Promise<void> => {
  const { acting, call, tally } = trial;
  const left = async () => {
    const path = "/api/arks/web/activity/roulette/info";
    const exchange = await acting.context.client.send({ path, token: acting.token() });
    const draws = valueAt(envelopeIn(exchange.json)?.data, "detail", "remaining_draws");
    return { exchange, draws: typeof draws === "number" ? draws : undefined };
  };
  const before = await left();
  const key = crypto.randomUUID();
  const answers = [await send(trial, {}, key), await send(trial, {}, key)];
  if (!answers[0] || !hasSucceeded(answers[0]) || before.draws === undefined) return;
  const after = await left();
  tally.judge(
    after.draws === before.draws - 1,
    checkOf(call, "twice under a key: one draw is used"),
    after.exchange,
    {
      expected: `remaining_draws ${before.draws - 1}`,
      advice: "Use up one draw for each key, not for each request.",
    },
  );
};

const malformedKeys = [
  ["of 7 letters", "abcdefg"],
  ["of 65 letters", "a".repeat(65)],
  ["with a space", "abcdefgh ijkl"],
] as const;

const checkMalformed = async (trial: Trial): Promise<void> => {
  const { acting, call } = trial;
  const body = bodyFor(acting.context.config, call);
  for (const [what, key] of malformedKeys)
    judgeAnswer(acting.context, await send(trial, body, key), {
      area,
      subject: call.id,
      call,
      title: `a key ${what}`,
      status: 400,
      rule: "W-14",
      advice: "Refuse an Idempotency-Key that is not 8 to 64 letters, digits, '-' or '_'.",
    });
};

/** Without a key each request counts as new, so only calls that can be made again and again are tried. */
const repeatable = new Set(["bringAllBack", "getBalanceBack", "leaveGame", "startGame"]);

const checkWithoutKey = async ({ acting, call }: Trial): Promise<void> => {
  const { context, token } = acting;
  const body = bodyFor(context.config, call);
  const exchange = await context.client.send({ path: call.path, body, token: token() });
  judgeAnswer(context, exchange, {
    area,
    subject: call.id,
    call,
    title: "without a key",
    status: 200,
    rule: "W-14",
    advice:
      "Carry the call out without an Idempotency-Key as well; each such request counts as new.",
  });
};

const skip = ({ context }: Acting, call: ContractCall, title: string, reason: string): void =>
  context.results.skip(checkOf(call, title), reason);

/** Every way in which one call may be repeated. */
const checkCall = async (acting: Acting, call: ContractCall, prizes: Prizes): Promise<void> => {
  const { context } = acting;
  const tally = createTally(context);
  const trial: Trial = { acting, call, tally, prizes };
  await checkMalformed(trial);
  await checkRepeats(trial);
  await checkParallel(trial);
  await checkLostAnswer(trial);
  if (call.id === "spinRoulette") await checkDraws(trial);
  if (repeatable.has(call.id)) await checkWithoutKey(trial);
  tally.end();
  if (context.successes.get(call.id) !== true)
    skip(acting, call, "one effect", "it was refused each time, so that there was no effect");
};

/** A key belongs to a member and a call: the same one of anybody else is another key. */
const checkForeignKey = async (first: Acting, second: Acting, prizes: Prizes): Promise<void> => {
  const { context } = first;
  const call = (id: string) =>
    context.contract.calls.find((one) => one.id === id && objection(context, one) === undefined);
  const [start, end] = [call("startGame"), call("leaveGame")];
  if (!start || !end) return;
  const tally = createTally(context);
  const key = crypto.randomUUID();
  const body = bodyFor(context.config, start);
  const as = (acting: Acting, of: ContractCall): Trial => ({ acting, call: of, tally, prizes });
  const judge = async (trial: Trial, sent: JsonObject, title: string) => {
    const before = await balancesOf(trial);
    const exchange = await send(trial, sent, key);
    judgeAnswer(trial.acting.context, exchange, {
      area,
      subject: trial.call.id,
      call: trial.call,
      title,
      status: 200,
      rule: "W-14",
      advice: "Keep an answer under member, call and key together.",
    });
    if (before) await judgeOnce(trial, before, sent, exchange);
  };
  await judge(as(first, start), body, "a key");
  await judge(
    as(second, start),
    otherBody(start, body) ?? body,
    "the key of another member, another body",
  );
  await judge(as(first, end), {}, "the key of another call");
  await send(as(second, start), body, crypto.randomUUID());
  await judge(as(second, end), {}, "the key of another member");
  tally.end();
};

/** The calls with an Idempotency-Key that may be made, each as the account that makes it otherwise. */
export const checkIdempotency = async (acting: Acting): Promise<void> => {
  const { context } = acting;
  const prizes = await readPrizes(acting);
  const keyed = context.contract.calls.filter(
    ({ takesKey, isForVisitors }) => takesKey && !isForVisitors,
  );
  for (const call of keyed) {
    const reason = objection(context, call) ?? presenceOf(context, call).because;
    if (reason === "") await asCaller(acting, call.id, (by) => checkCall(by, call, prizes));
    else skip(acting, call, "the whole call", reason);
  }
  const second = context.config.accounts[1];
  if (second && context.config.may.play === true && !context.isReadOnly)
    await asMember(context, second, (other) => checkForeignKey(acting, other, prizes));
};
