import { hash, verify } from "@node-rs/argon2";
import { and, eq } from "drizzle-orm";
import type { Database } from "../ground/db/database.ts";
import { member } from "../ground/db/schema.ts";
import { accountKey } from "./find-member.ts";
import type { Member } from "./sessions.ts";
import type { Limit, Throttle } from "./throttle.ts";

/** argon2id with the parameters recommended by OWASP (19 MiB, two passes); about 30 ms. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string): Promise<string> => hash(password, cost);

/** Verified against for an unknown account, so that the response takes as long as for a known one. */
const dummyHash = hashPassword("nobody has this password");

/** @param stored undefined for an unknown account: takes as long and is never correct */
export const isPassword = async (stored: string | undefined, given: string): Promise<boolean> => {
  const right = await verify(stored ?? (await dummyHash), given);
  return right && stored !== undefined;
};

/** Wrong passwords per account, known or not, from all addresses together. */
export const wrongPasswords: Limit = { max: 5, within: 60_000 };

type Guess =
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
