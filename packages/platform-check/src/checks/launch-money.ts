import { setTimeout as wait } from "node:timers/promises";
import { valueAt } from "../json-value.ts";
import { payloadOf, type Frame, type Socket } from "../socket.ts";
import type { CheckContext, Member } from "./context.ts";
import { judge } from "./event-watch.ts";
import { addressTimeout, launchCheck, talkAfter, type Launch } from "./launch-address.ts";
import { ping } from "./real-time.ts";
import { hundredths, moneyText, readBalances, type Balances } from "./wallet.ts";

/** How long money may be under way, and how often it is looked for, in ms. */
const moneyTimeout = 8_000;
const moneyInterval = 250;

/** Undefined if an answer cannot be read, which is a failure of that call. */
export const readWallet = async (
  context: CheckContext,
  member: Member,
): Promise<Balances | undefined> => {
  const balances = await readBalances({ context, token: () => member.token });
  return "unreadable" in balances ? undefined : balances;
};

/** The wallet once the main one holds this much, or after the longest time that this may take. */
const walletWith = async (
  context: CheckContext,
  member: Member,
  main: bigint,
): Promise<Balances | undefined> => {
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
  { before, after }: { readonly before: Balances; readonly after: Balances },
): void => {
  judge(
    context,
    launchCheck("W-37", subject, "the total of all wallets stays the same"),
    after.total === before.total,
    after.exchange,
    {
      expected: `a total of ${moneyText(before.total)}, as before`,
      advice: "Count what is moved once, in the wallet where it is.",
    },
  );
};

/** What was in the main wallet before the start is there again. */
export const checkReturned = async (
  { context, member }: Launch,
  before: Balances,
): Promise<Balances | undefined> => {
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
const cashOf = (frame: Frame) => hundredths(valueAt(payloadOf(frame), "cash"));

/** Each balance that was sent is one that the member had, and the last one is the balance now. */
export const checkCash = async (
  { context }: Launch,
  socket: Socket,
  change: {
    readonly by: "play1" | "leave1";
    readonly since: number;
    readonly before: Balances;
    readonly after: Balances;
  },
): Promise<void> => {
  const { by, since, before, after } = change;
  const check = launchCheck("event:member.cash", "member.cash", `tells the balance after ${by}`);
  if (before.main === after.main) {
    context.results.skip(check, `${by} did not change the main wallet`);
    return;
  }
  await socket.wait((frame) => isCash(frame) && cashOf(frame) === after.main, {
    since,
    ms: addressTimeout,
  });
  await ping(socket);
  const all = socket.frames.slice(since).filter(isCash);
  const last = all.at(-1);
  const known = [before.main, after.main, before.total];
  const wrong = all.find((frame) => !known.some((cash) => cash === cashOf(frame)));
  judge(
    context,
    check,
    last !== undefined && cashOf(last) === after.main && wrong === undefined,
    talkAfter(by, wrong ?? last),
    {
      expected: `member.cash with ${moneyText(after.main)} at last, and with nothing that the member never had`,
      advice:
        "Send the balance of the main wallet to its member as member.cash whenever it changes.",
    },
  );
};
