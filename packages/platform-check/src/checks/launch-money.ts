import { setTimeout as wait } from "node:timers/promises";
import type { Exchange } from "../client.ts";
import { listAt, textAt } from "../json-value.ts";
import { payloadOf, type Frame, type Socket } from "../socket.ts";
import { envelopeIn } from "./answers.ts";
import type { CheckContext, Member } from "./context.ts";
import { judge } from "./event-watch.ts";
import { addressTimeout, launchCheck, talkAfter, type Launch } from "./launch-address.ts";

/** How long money may be under way, and how often it is looked for, in ms. */
const moneyTimeout = 8_000;
const moneyInterval = 250;

/** A member's money by the platform's own answer, in hundredths. */
export interface Wallet {
  readonly main: bigint;
  readonly total: bigint;
  readonly exchange: Exchange;
}

const hundredths = (money: string | undefined): bigint | undefined =>
  money !== undefined && /^-?\d+\.\d\d$/.test(money) ? BigInt(money.replace(".", "")) : undefined;

/** Undefined if the answer cannot be read, which is a failure of that call. */
export const readWallet = async (
  { client }: CheckContext,
  { token }: Member,
): Promise<Wallet | undefined> => {
  const exchange = await client.send({ path: "/api/member/profile/my_cash", token });
  const data = envelopeIn(exchange.json)?.data;
  const total = hundredths(textAt(data, "total"));
  if (total === undefined) return undefined;
  const held = listAt(data, "my_cash_list").map((row) => hundredths(textAt(row, "cash")) ?? 0n);
  return { total, main: held.reduce((rest, cash) => rest - cash, total), exchange };
};

/** The wallet once the main one holds this much, or after the longest time that this may take. */
const walletWith = async (
  context: CheckContext,
  member: Member,
  main: bigint,
): Promise<Wallet | undefined> => {
  const until = performance.now() + moneyTimeout;
  let wallet = await readWallet(context, member);
  while (wallet && wallet.main < main && performance.now() < until) {
    await wait(moneyInterval);
    wallet = await readWallet(context, member);
  }
  return wallet;
};

/** Money that goes to a provider stays the member's. */
export const checkTotal = (
  { context }: Launch,
  subject: "startGame" | "leaveGame",
  { before, after }: { readonly before: Wallet; readonly after: Wallet },
): void => {
  const total = textAt(envelopeIn(before.exchange.json)?.data, "total");
  judge(
    context,
    launchCheck("W-37", subject, "the total of all wallets stays the same"),
    after.total === before.total,
    after.exchange,
    {
      expected: `a total of ${total}, as before`,
      advice: "Count what is moved once, in the wallet where it is.",
    },
  );
};

/** What was in the main wallet before the start is there again. */
export const checkReturned = async (
  { context, member }: Launch,
  before: Wallet,
): Promise<Wallet | undefined> => {
  const after = await walletWith(context, member, before.main);
  if (after)
    judge(
      context,
      launchCheck("leaveGame", "leaveGame", "the money is back in the main wallet"),
      after.main >= before.main,
      after.exchange,
      {
        expected: "at least as much in the main wallet as before the start",
        advice: "Bring what the provider holds back to the main wallet when the game is left.",
      },
    );
  return after;
};

const isCash = ({ event }: Frame): boolean => event === "member.cash";
const cashOf = (frame: Frame) => hundredths(textAt(payloadOf(frame), "cash"));

/** Each balance that was sent is one that the member had, and the balance now is among them. */
export const checkCash = async (
  { context }: Launch,
  socket: Socket,
  change: {
    readonly by: "play1" | "leave1";
    readonly since: number;
    readonly before: Wallet;
    readonly after: Wallet;
  },
): Promise<void> => {
  const { by, since, before, after } = change;
  const check = launchCheck("event:member.cash", "member.cash", `tells the balance after ${by}`);
  if (before.main === after.main) {
    context.results.skip(check, `${by} did not change the main wallet`);
    return;
  }
  const latest = await socket.wait((frame) => isCash(frame) && cashOf(frame) === after.main, {
    since,
    ms: addressTimeout,
  });
  const all = socket.frames.slice(since).filter(isCash);
  const known = [before.main, after.main, before.total];
  const wrong = all.find((frame) => !known.some((cash) => cash === cashOf(frame)));
  judge(
    context,
    check,
    latest !== undefined && wrong === undefined,
    talkAfter(by, wrong ?? all.at(-1)),
    {
      expected: "member.cash with the balance that the main wallet has now, and with no other",
      advice:
        "Send the balance of the main wallet to its member as member.cash whenever it changes.",
    },
  );
};
