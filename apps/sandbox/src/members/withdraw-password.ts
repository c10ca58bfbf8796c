import { eq } from "drizzle-orm";
import type { Database } from "../ground/db/database.ts";
import { member } from "../ground/db/schema.ts";
import { hashPassword, isPassword } from "./passwords.ts";
import type { Member } from "./sessions.ts";
import type { Limit, Throttle } from "./throttle.ts";

/** Four digits are quickly guessed, so a person at the member's unlocked screen gets only a few attempts. */
export const withdrawGuesses: Limit = { max: 5, within: 10 * 60_000 };
export const withdrawGuessesADay: Limit = { max: 15, within: 24 * 60 * 60_000 };

export type WithdrawGuess =
  | { readonly kind: "right" | "wrong" | "none set" }
  | { readonly kind: "too many"; readonly wait: number };

/**
 * Whether it is the member's withdraw password. All calls that require it share one counter. Attempts are
 * counted before the slow comparison, so that parallel guesses count too; a correct one clears the counter.
 */
export const guessWithdrawPassword = async (
  { throttle }: { readonly throttle: Throttle },
  { id, facts }: Member,
  typed: string,
): Promise<WithdrawGuess> => {
  const name = `withdraw-password ${id}`;
  const wait =
    (await throttle.take(name, withdrawGuesses)) ||
    (await throttle.take(`${name} a day`, withdrawGuessesADay));
  if (wait > 0) return { kind: "too many", wait };
  if (facts.withdrawPassword === undefined) return { kind: "none set" };
  if (!(await isPassword(facts.withdrawPassword, typed))) return { kind: "wrong" };
  await throttle.forget(name);
  await throttle.forget(`${name} a day`);
  return { kind: "right" };
};

/**
 * Stores the hash of a new password. False if the verified password is no longer the member's, because a
 * parallel call has changed it.
 */
export const setWithdrawPassword = async (
  { db }: { readonly db: Database },
  { id, facts: known }: Member,
  password: string,
): Promise<boolean> => {
  const hash = await hashPassword(password);
  return db.transaction(async (tx) => {
    const [now] = await tx.select().from(member).where(eq(member.id, id)).for("update");
    if (!now || now.facts.withdrawPassword !== known.withdrawPassword) return false;
    const facts = { ...now.facts, withdrawPassword: hash };
    await tx.update(member).set({ facts }).where(eq(member.id, id));
    return true;
  });
};
