import { randomInt } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Tx } from "../ground/db/database.ts";
import { member as members } from "../ground/db/schema.ts";
import { lockMember } from "../members/find-member.ts";
import type { Sessions } from "../members/sessions.ts";
import { endVisit, type EndingPorts } from "../rounds/end-visit.ts";

interface Ports extends EndingPorts {
  readonly sessions: Pick<Sessions, "endAll">;
}

type Ended = readonly string[];

/**
 * Prevents logins to the account and ends its sessions, as well as its open game, whose money is returned.
 *
 * @returns the sessions that ended
 */
export const closeAccount = async (ports: Ports, tx: Tx, memberId: number): Promise<Ended> => {
  const now = await lockMember(tx, memberId);
  await tx.update(members).set({ state: "disabled" }).where(eq(members.id, memberId));
  await endVisit(ports, tx, now);
  return ports.sessions.endAll(tx, memberId);
};

/** Sessions that have ended are not restored. */
export const openAccountAgain = async (tx: Tx, memberId: number): Promise<void> => {
  await lockMember(tx, memberId);
  await tx.update(members).set({ state: "active" }).where(eq(members.id, memberId));
};

/** Ends all sessions on every device at once; the account stays open. */
export const logOutEverywhere = async (
  { sessions }: Pick<Ports, "sessions">,
  tx: Tx,
  memberId: number,
): Promise<Ended> => {
  await lockMember(tx, memberId);
  return sessions.endAll(tx, memberId);
};

/** Without characters that are easily confused when read out. */
const readable = "abcdefghjkmnpqrstuvwxyz23456789";

/** Within the length allowed for passwords (6 to 12), and easy to read out. */
export const oneTimePassword = (): string =>
  Array.from({ length: 12 }, () => readable[randomInt(readable.length)]).join("");

/** The old password becomes invalid, as do all sessions and other ways to log in. */
export const givePassword = async (
  { sessions }: Pick<Ports, "sessions">,
  tx: Tx,
  { memberId, passwordHash }: { readonly memberId: number; readonly passwordHash: string },
): Promise<Ended> => {
  const now = await lockMember(tx, memberId);
  const facts = { ...now.facts, transferred: false, firstLoginToChangePassword: true };
  await tx.update(members).set({ passwordHash, facts }).where(eq(members.id, memberId));
  return sessions.endAll(tx, memberId);
};
