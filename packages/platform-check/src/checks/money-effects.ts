import type { Exchange } from "../client.ts";
import type { Area, ContractCall } from "../contract.ts";
import { listAt, valueAt, type JsonObject } from "../json-value.ts";
import type { Check } from "../results.ts";
import { envelopeIn, hasSucceeded } from "./answers.ts";
import type { Acting } from "./followed-session.ts";
import type { Tally } from "./tally.ts";
import {
  areEqual,
  describe,
  hundredths,
  moneyText,
  readBalances,
  sumOf,
  type Balances,
} from "./wallet.ts";

/** What each prize of the roulette pays, where the platform says so. */
export type Prizes = ReadonlyMap<number, bigint>;

/** By the member service that tells it; else by the names, where they are amounts. */
export const readPrizes = async ({ context, token }: Acting): Promise<Prizes> => {
  const { client, services } = context;
  const wheel = await client.send({ path: "/api/arks/web/activity/roulette", token: token() });
  const segments = listAt(envelopeIn(wheel.json)?.data, "detail", "prize_settings");
  const told = services.has("promotions")
    ? await client.send({ path: "/api/services/v1/member/promotions", token: token() })
    : undefined;
  const amounts = listAt(envelopeIn(told?.json)?.data, "campaigns")
    .flatMap((campaign) => listAt(campaign, "prizes"))
    .map((prize) => {
      const amount = valueAt(prize, "amount");
      return [valueAt(prize, "prize_id"), amount === null ? 0n : hundredths(amount)] as const;
    });
  const named = segments.map(
    (prize) => [valueAt(prize, "prize_id"), hundredths(valueAt(prize, "prize_name"))] as const,
  );
  return new Map(
    [...named, ...amounts].flatMap(([id, amount]) =>
      typeof id === "number" && amount !== undefined ? [[id, amount]] : [],
    ),
  );
};

interface Move {
  readonly area: Area;
  readonly call: ContractCall;
  readonly body: JsonObject;
  /** The answer to it. */
  readonly exchange: Exchange;
  readonly before: Balances;
  readonly prizes: Prizes;
  /** Of an effect that is not the one of the answer; without it, the call. */
  readonly rule?: string;
}

/** By how much the total must have changed; undefined where the platform does not say it. */
const paidBy = ({ call, body, exchange, before, prizes }: Move, after: Balances) => {
  const data = envelopeIn(exchange.json)?.data;
  switch (call.id) {
    case "claimRedEnvelope":
      return hundredths(valueAt(data, "cash"));
    case "spinRoulette":
      return prizes.get(Number(valueAt(data, "prize_id")));
    case "sendToDownline": {
      const amount = /^(\d+)(?:\.(\d{1,2}))?$/.exec(String(body["amount"]));
      return amount ? -BigInt(`${amount[1]}${(amount[2] ?? "").padEnd(2, "0")}`) : undefined;
    }
    case "topUp":
      return after.total > before.total ? after.total - before.total : undefined;
    default:
      return 0n;
  }
};

/** The calls whose `cash` is what the main wallet then holds; that of an envelope is what was in it. */
const tellsMain = new Set(["sendToDownline", "topUp"]);

const explain = (before: Balances, after: Balances): string =>
  `Before: ${describe(before)}. After: ${describe(after)}.`;

/** The first thing that is wrong with the balances after a move. */
const faultIn = (move: Move, after: Balances) => {
  const { call, exchange, before, rule = call.id } = move;
  const parts = after.main + sumOf(after.cash.values());
  if (after.total !== parts)
    return {
      rule: "W-37",
      title: "the total is the main wallet and all cash",
      expected: `a total of ${moneyText(parts)}: ${describe(after)}`,
      advice:
        "Read all wallets in one transaction, and let total be the main wallet plus all cash.",
      shown: after.exchange,
    };
  // Codes 104 and 105 of the get-backs say that a part has come back.
  const isPartly = call.id.endsWith("Back") && before.total === after.total;
  if (!hasSucceeded(exchange))
    return areEqual(before, after) || isPartly
      ? undefined
      : {
          rule,
          title: "a refusal changes no balance",
          expected: `the balances as they were. ${explain(before, after)}`,
          advice: "Move nothing with a call that is refused.",
          shown: exchange,
        };
  const paid = paidBy(move, after);
  if (paid === undefined ? after.total < before.total : after.total !== before.total + paid)
    return {
      rule,
      title: "the balances change by what the answer says, once",
      expected: `a total of ${moneyText(before.total + (paid ?? 0n))}. ${explain(before, after)}`,
      advice:
        "Move money between wallets without losing or making any, and pay exactly what is answered.",
      shown: exchange,
    };
  const said = hundredths(valueAt(envelopeIn(exchange.json)?.data, "cash"));
  if (tellsMain.has(call.id) && said !== after.main)
    return {
      rule,
      title: "cash is what the main wallet holds",
      expected: `cash "${moneyText(after.main)}". ${explain(before, after)}`,
      advice: "Answer what the main wallet holds after the call.",
      shown: exchange,
    };
  if (call.id === "bringAllBack" && after.main !== after.total)
    return {
      rule,
      title: "a success brings everything back",
      expected: `everything in the main wallet, or the code 105. ${explain(before, after)}`,
      advice: "Answer 105 where a part of the balance stays with a provider (W-36).",
      shown: exchange,
    };
  if (call.id === "leaveGame" && after.isPlaying)
    return {
      rule,
      title: "no game is running afterwards",
      expected: "is_playing 0 in /member/profile/common/layout",
      advice: "End the running game with its leave1.",
      shown: exchange,
    };
  return undefined;
};

const titles = [
  ["W-37", "the total is the main wallet and all cash"],
  ["", "a refusal changes no balance"],
  ["", "the balances change by what the answer says, once"],
] as const;

/** In ms. A platform may settle a transfer a moment after its answer; one that has failed once is not waited for again. */
const patience = [0, 100, 300] as const;

/** Judges what a call did to the balances, and returns them. Undefined if they cannot be read. */
export const judgeMove = async (
  acting: Acting,
  tally: Tally,
  move: Move,
): Promise<Balances | undefined> => {
  const { area, call, rule: ownRule = call.id } = move;
  const check = (rule: string, title: string): Check => ({
    rule,
    area,
    subject: rule === "W-37" || rule === "W-08" ? "getWallet" : call.id,
    title,
    severity: "must",
  });
  let after: Balances | undefined;
  let fault: ReturnType<typeof faultIn>;
  for (const wait of tally.hasFailed() ? patience.slice(0, 1) : patience) {
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
    const read = await readBalances(acting);
    if ("unreadable" in read) {
      tally.judge(false, check("W-08", "balances are money"), read.unreadable, {
        expected: 'member_cash, cash and total as decimal text with two places, such as "1234.50"',
        advice: "Answer the balances of the member, each as decimal text with two places.",
      });
      return undefined;
    }
    after = read;
    fault = faultIn(move, read);
    if (fault === undefined) break;
  }
  for (const [rule, title] of titles)
    if (fault?.title !== title)
      tally.judge(true, check(rule || ownRule, title), move.exchange, { expected: "", advice: "" });
  if (fault) {
    const { rule, title, shown, expected, advice } = fault;
    tally.judge(false, check(rule, title), shown, { expected, advice });
  }
  return after;
};
