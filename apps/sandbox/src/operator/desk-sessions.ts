import { createHash, randomBytes } from "node:crypto";
import { and, eq, gt, lt, or } from "drizzle-orm";
import type { Clock } from "../ground/clock.ts";
import type { Database } from "../ground/db/open.ts";
import { audit } from "./audit.ts";
import { operatorSession } from "./schema.ts";

/** Nothing asked for so long ends a session, in ms. */
export const idleEnd = 30 * 60_000;
/** However busy, nobody stays signed in for longer, in ms. */
export const absoluteEnd = 12 * 60 * 60_000;
/** A session is written to at most so often, in ms. */
const seenEvery = 60_000;

export interface DeskSession {
  readonly name: string;
  /** In ms since 1970. */
  readonly endsAt: number;
}

/** Sign-ins to the operator's desk; the database knows hashes of their tokens alone. */
export interface DeskSessions {
  /** The token of a new session, which only its cookie holds. */
  begin(name: string): Promise<DeskSession & { readonly token: string }>;
  /** @param isPoll nobody pressed for the call: it does not put the end off */
  find(token: string, isPoll?: boolean): Promise<DeskSession | undefined>;
  end(token: string): Promise<void>;
}

export const createDeskSessions = (
  { db, clock }: { readonly db: Database; readonly clock: Clock },
  operatorKey: string,
): DeskSessions => {
  /** With the key in it, so that a new key ends all sessions. */
  const hashOf = (token: string) =>
    createHash("sha256").update(`${token} ${operatorKey}`).digest("base64url");

  return {
    begin: (name) =>
      db.transaction(async (tx) => {
        const now = clock();
        const token = randomBytes(32).toString("base64url");
        const endsAt = now + absoluteEnd;
        const isOver = or(
          lt(operatorSession.endsAt, now),
          lt(operatorSession.seenAt, now - idleEnd),
        );
        await tx.delete(operatorSession).where(isOver);
        await tx
          .insert(operatorSession)
          .values({ hash: hashOf(token), name, startedAt: now, seenAt: now, endsAt });
        await audit(tx, { name, at: now }, "desk.sign-in", "");
        return { token, name, endsAt };
      }),

    find: async (token, isPoll = false) => {
      const now = clock();
      const hash = hashOf(token);
      const [found] = await db
        .select()
        .from(operatorSession)
        .where(
          and(
            eq(operatorSession.hash, hash),
            gt(operatorSession.endsAt, now),
            gt(operatorSession.seenAt, now - idleEnd),
          ),
        );
      if (!found) return undefined;
      if (!isPoll && now - found.seenAt >= seenEvery)
        await db.update(operatorSession).set({ seenAt: now }).where(eq(operatorSession.hash, hash));
      return { name: found.name, endsAt: found.endsAt };
    },

    end: (token) =>
      db.transaction(async (tx) => {
        const [ended] = await tx
          .delete(operatorSession)
          .where(eq(operatorSession.hash, hashOf(token)))
          .returning({ name: operatorSession.name });
        if (ended) await audit(tx, { name: ended.name, at: clock() }, "desk.sign-out", "");
      }),
  };
};
