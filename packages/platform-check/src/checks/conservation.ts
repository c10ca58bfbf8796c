import type { ContractCall } from "../contract.ts";
import type { JsonObject } from "../json-value.ts";
import type { Check } from "../results.ts";
import { hasSucceeded } from "./answers.ts";
import { addressOf, bodyFor, noteAnswer, objection, type CheckContext } from "./context.ts";
import type { Acting } from "./followed-session.ts";
import { learnedFor } from "./learned.ts";
import { judgeMove, readPrizes } from "./money-effects.ts";
import { presenceOf } from "./services.ts";
import { createTally } from "./tally.ts";
import { readBalances, type Balances } from "./wallet.ts";

const area = "conservation";
/** A mistake of every 50th call is met as well. */
const moves = 72;

/** How often each call is drawn. */
const weights: Readonly<Record<string, number>> = {
  startGame: 6,
  leaveGame: 5,
  bringAllBack: 2,
  getBalanceBack: 2,
  claimRedEnvelope: 2,
  spinRoulette: 2,
  topUp: 1,
};

/** Mulberry32: the same numbers from 0 to 1 for the same seed, on every machine. */
export const randomFrom = (seed: number): (() => number) => {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d_2b_79_f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

const allowed = (context: CheckContext): readonly ContractCall[] =>
  context.contract.calls.filter(
    (call) =>
      weights[call.id] !== undefined &&
      objection(context, call) === undefined &&
      presenceOf(context, call).is === "there",
  );

const check: Check = {
  rule: "W-37",
  area,
  subject: "getWallet",
  title: "a mix of moves of money",
  severity: "must",
};

/** Moves money in a random order, and compares after each move what the platform says that its member has. */
export const checkConservation = async (acting: Acting, seed: number): Promise<void> => {
  const { context, token } = acting;
  const calls = allowed(context);
  const [first] = calls;
  if (!first)
    return context.results.skip(
      check,
      context.isReadOnly
        ? "it writes, and --read-only is set"
        : "the configuration allows no call that moves money",
    );
  const random = randomFrom(seed);
  const drawn = calls.flatMap((call) => Array.from({ length: weights[call.id] ?? 0 }, () => call));
  // Whatever ran before is over at the end, so that nothing is left in a game.
  const last = calls.filter(({ id }) => id === "leaveGame");
  const order = Array.from(
    { length: moves },
    () => drawn[Math.floor(random() * drawn.length)] ?? first,
  );

  const tally = createTally(context);
  const prizes = await readPrizes(acting);
  const start = await readBalances(acting);
  if ("unreadable" in start) {
    context.results.fail(check, start.unreadable, {
      expected: "member_cash, and my_cash_list with a total, all money",
      advice: "Answer the balances of a member, each as decimal text with two places.",
    });
    return;
  }
  let before: Balances = start;
  for (const call of [...order, ...last]) {
    const body: JsonObject = {
      ...bodyFor(context.config, call),
      ...(await learnedFor(context, call, token())),
    };
    const exchange = await context.client.send({ ...addressOf(call), body, token: token() });
    noteAnswer(context, call, hasSucceeded(exchange));
    const after = await judgeMove(acting, tally, { area, call, body, exchange, before, prizes });
    if (after === undefined) return tally.end();
    before = after;
  }
  tally.end();
};
