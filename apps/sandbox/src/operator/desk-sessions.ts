import { createHash, randomBytes } from "node:crypto";
import { and, eq, gt, lt, or } from "drizzle-orm";
import type { Clock } from "../ground/clock.ts";
import type { Database } from "../ground/db/database.ts";
import { audit } from "./audit.ts";
import { operatorSession } from "./schema.ts";

/** A session without requests for this long ends, in ms. */
export const idleEnd = 30 * 60_000;
/** The longest that a session lasts, however active, in ms. */
export const absoluteEnd = 12 * 60 * 60_000;
/** The shortest interval between two writes to a session, in ms. */
const seenEvery = 60_000;

export interface DeskSession {
  readonly name: string;
  /** In ms since 1970. */
  readonly endsAt: number;
}

/** Sign-ins to the operator's desk; the database stores only hashes of their tokens. */
export interface DeskSessions {
  /** A new session with its token, which is kept only in the cookie. */
  begin(name: string): Promise<DeskSession & { readonly token: string }>;
  /** @param isPoll an automatic request, which does not extend the session */
  find(token: string, isPoll?: boolean): Promise<DeskSession | undefined>;
  end(token: string): Promise<void>;
}

export const createDeskSessions = (
  { db, clock }: { readonly db: Database; readonly clock: Clock },
  operatorKey: string,
): DeskSessions => {
  /** Includes the operator key, so that a new key ends all sessions. */
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
