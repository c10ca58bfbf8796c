import { createHash, randomBytes } from "node:crypto";
import { and, desc, eq, exists, isNull, ne, or } from "drizzle-orm";
import { QueryBuilder } from "drizzle-orm/pg-core";
import type { Clock } from "../ground/clock.ts";
import type { Database, Tx } from "../ground/db/open.ts";
import { launch, member, session } from "../ground/db/schema.ts";
import type { Publisher } from "../realtime/publisher.ts";
import { memberChannel } from "./member-events.ts";

export type Launch = typeof launch.$inferSelect;

/** Unguessable: whoever has the ticket plays with the member's money. */
export const newTicket = (): string => randomBytes(24).toString("base64url");

/** Money operations of one member come one after the other, on either database. */
export const lockMember = async (tx: Tx, memberId: number): Promise<void> => {
  await tx.select({ id: member.id }).from(member).where(eq(member.id, memberId)).for("update");
};

/** The start that is not left yet: pending or open. At most one a member. */
export const runningLaunch = async (
  db: Database | Tx,
  memberId: number,
): Promise<Launch | undefined> => {
  const [found] = await db
    .select()
    .from(launch)
    .where(and(eq(launch.memberId, memberId), ne(launch.state, "left")))
    .orderBy(desc(launch.id))
    .limit(1);
  return found;
};

export const launchNamed = async (
  db: Database | Tx,
  memberId: number,
  launchId: string,
): Promise<Launch | undefined> => {
  const [found] = await db
    .select()
    .from(launch)
    .where(and(eq(launch.memberId, memberId), eq(launch.launchId, launchId)));
  return found;
};

/** From here on the ticket opens nothing and the provider takes no more stakes. */
export const markLeft = async (tx: Tx, memberId: number, at: number): Promise<void> => {
  await tx
    .update(launch)
    .set({ state: "left", leftAt: at })
    .where(and(eq(launch.memberId, memberId), ne(launch.state, "left")));
};

/** The start that a ticket belongs to, whatever became of it. */
export const launchOfTicket = async (
  db: Database | Tx,
  ticket: string,
): Promise<Launch | undefined> => {
  const [found] = await db.select().from(launch).where(eq(launch.ticket, ticket));
  return found;
};

/** Whether the session that started it goes on. */
const ofLiveSession = or(
  isNull(launch.sessionId),
  exists(
    new QueryBuilder()
      .select({ id: session.id })
      .from(session)
      .where(and(eq(session.id, launch.sessionId), isNull(session.endsAt))),
  ),
);

/** Nothing has ended the session, and no other login has taken its place. */
export const isSessionLive = async (tx: Tx, sessionId: string): Promise<boolean> => {
  const [live] = await tx
    .select({ id: session.id })
    .from(session)
    .where(and(eq(session.id, sessionId), isNull(session.endsAt)));
  return live !== undefined;
};

/** The member has logged out since, or in elsewhere: nobody begins anything with this start any more. */
export const isLoggedOut = async (db: Database | Tx, { id }: Launch): Promise<boolean> => {
  const [live] = await db
    .select({ id: launch.id })
    .from(launch)
    .where(and(eq(launch.id, id), ofLiveSession));
  return live === undefined;
};

export type OpenedTicket =
  | { readonly ok: true; readonly launch: Launch }
  /** `used`: by another page. `logged-out`: the session that started it has ended. */
  | { readonly ok: false; readonly refusal: "unknown" | "ended" | "used" | "logged-out" };

/**
 * The provider was opened with the ticket: the address has arrived and is sent no more. The first page takes
 * the ticket with a key of its own. With the same key it comes back, after a reload or a lost answer.
 */
export const openTicket = async (
  db: Database | Tx,
  { ticket, key }: { readonly ticket: string; readonly key: string },
  clock: Clock,
): Promise<OpenedTicket> => {
  const openedBy = createHash("sha256").update(key).digest("hex");
  await db
    .update(launch)
    .set({ state: "open", openedAt: clock(), openedBy })
    .where(
      and(
        eq(launch.ticket, ticket),
        ne(launch.state, "left"),
        isNull(launch.openedBy),
        ofLiveSession,
      ),
    );
  const found = await launchOfTicket(db, ticket);
  if (!found) return { ok: false, refusal: "unknown" };
  if (found.state === "left") return { ok: false, refusal: "ended" };
  if (found.openedBy === openedBy) return { ok: true, launch: found };
  return { ok: false, refusal: found.openedBy === null ? "logged-out" : "used" };
};

/** Sends the address of a start that is still waiting for its window (W-73). */
export const publishAddress = async (publisher: Publisher, pending: Launch): Promise<void> => {
  if (pending.state !== "pending") return;
  await publisher.publish([memberChannel(pending.memberId)], "game.url", {
    url: pending.url,
    launch_id: pending.launchId,
    gp_id: pending.gpId,
    game_code: pending.gameCode,
  });
};

/** A fresh subscription may have missed the address: a pending one is sent again. */
export const publishPending = async (
  db: Database,
  publisher: Publisher,
  channel: string,
): Promise<void> => {
  const memberId = /^private-member\.(\d{1,9})$/.exec(channel)?.[1];
  if (memberId === undefined) return;
  const running = await runningLaunch(db, Number(memberId));
  if (running) await publishAddress(publisher, running);
};
