import { and, eq } from "drizzle-orm";
import type { Database } from "../ground/db/database.ts";
import { member } from "../ground/db/schema.ts";
import { accountKey } from "./find-member.ts";
import { isPassword } from "./passwords.ts";
import type { Member } from "./sessions.ts";
import type { Limit, Throttle } from "./throttle.ts";

/** Wrong passwords per account, known or not, from all addresses together. */
export const wrongPasswords: Limit = { max: 5, within: 60_000 };

export type Guess =
  | { readonly kind: "right"; readonly member: Member }
  | { readonly kind: "wrong" }
  | { readonly kind: "too many"; readonly wait: number };

/** The name under which all wrong passwords for an account are counted. */
export const guessName = (siteId: number, account: string): string =>
  `password ${siteId} ${accountKey(account)}`;

/**
 * The member with this password. Counted before the slow comparison and forgiven after a correct one, so that
 * parallel guesses count too; an unknown account is handled exactly like a known one.
 */
export async function passwordGuess(
  { db, throttle }: { readonly db: Database; readonly throttle: Throttle },
  given: { readonly siteId: number; readonly account: string; readonly password: string },
): Promise<Guess> {
  const name = guessName(given.siteId, given.account);
  const wait = await throttle.take(name, wrongPasswords);
  if (wait > 0) return { kind: "too many", wait };
  const [found] = await db
    .select()
    .from(member)
    .where(and(eq(member.siteId, given.siteId), eq(member.account, accountKey(given.account))));
  if (!(await isPassword(found?.passwordHash, given.password)) || !found) return { kind: "wrong" };
  await throttle.forget(name);
  return { kind: "right", member: found };
}
