import { createHash, randomBytes } from "node:crypto";
import { and, desc, eq, exists, isNull, ne, or } from "drizzle-orm";
import { QueryBuilder } from "drizzle-orm/pg-core";
import type { Clock } from "../ground/clock.ts";
import type { Database, Tx } from "../ground/db/database.ts";
import { launch, member, session } from "../ground/db/schema.ts";
import type { Publisher } from "../realtime/publisher.ts";
import { memberChannel } from "./member-events.ts";

export type Launch = typeof launch.$inferSelect;

/** Unguessable, because the holder of a ticket plays with the member's money. */
export const newTicket = (): string => randomBytes(24).toString("base64url");

/** Serialises the money operations of one member, on either database. */
export const lockMember = async (tx: Tx, memberId: number): Promise<void> => {
  await tx.select({ id: member.id }).from(member).where(eq(member.id, memberId)).for("update");
};

/** The member's current start, pending or open; there is at most one. */
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

/** From now on the ticket is invalid and the provider accepts no more stakes. */
export const markLeft = async (tx: Tx, memberId: number, at: number): Promise<void> => {
  await tx
    .update(launch)
    .set({ state: "left", leftAt: at })
    .where(and(eq(launch.memberId, memberId), ne(launch.state, "left")));
};

/** The start that a ticket belongs to, whatever its state. */
export const launchOfTicket = async (
  db: Database | Tx,
  ticket: string,
): Promise<Launch | undefined> => {
  const [found] = await db.select().from(launch).where(eq(launch.ticket, ticket));
  return found;
};

/** Whether the session that started it is still active. */
const ofLiveSession = or(
  isNull(launch.sessionId),
  exists(
    new QueryBuilder()
      .select({ id: session.id })
      .from(session)
      .where(and(eq(session.id, launch.sessionId), isNull(session.endsAt))),
  ),
);

/** The session has neither ended nor been replaced by another login. */
export const isSessionLive = async (tx: Tx, sessionId: string): Promise<boolean> => {
  const [live] = await tx
    .select({ id: session.id })
    .from(session)
    .where(and(eq(session.id, sessionId), isNull(session.endsAt)));
  return live !== undefined;
};

/** The member has since logged out, or logged in elsewhere, so this start can no longer be used. */
export const isLoggedOut = async (db: Database | Tx, { id }: Launch): Promise<boolean> => {
  const [live] = await db
    .select({ id: launch.id })
    .from(launch)
    .where(and(eq(launch.id, id), ofLiveSession));
  return live === undefined;
};

export type OpenedTicket =
  | { readonly ok: true; readonly launch: Launch }
  /** `used`: opened by another page. `logged-out`: the session that started it has ended. */
  | { readonly ok: false; readonly refusal: "unknown" | "ended" | "used" | "logged-out" };

/**
 * The ticket was opened at the provider, so the address has arrived and is not sent again. The first page claims
 * the ticket with a key of its own, and can claim it again with that key after a reload or a lost response.
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

/** Sends the address to the window that is waiting for it (W-73). */
export const publishAddress = async (publisher: Publisher, pending: Launch): Promise<void> => {
  if (pending.state !== "pending") return;
  await publisher.publish([memberChannel(pending.memberId)], "game.url", {
    url: pending.url,
    launch_id: pending.launchId,
    gp_id: pending.gpId,
    game_code: pending.gameCode,
  });
};

/** A new subscription may have missed the address, so a pending one is sent again. */
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
