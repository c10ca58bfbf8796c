import { randomInt } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Tx } from "../ground/db/open.ts";
import { member as members } from "../ground/db/schema.ts";
import { lockMember } from "../members/find-member.ts";
import type { Sessions } from "../members/sessions.ts";
import { endVisit, type EndingPorts } from "../rounds/end-visit.ts";

interface Ports extends EndingPorts {
  readonly sessions: Pick<Sessions, "endAll">;
}

type Ended = readonly string[];

/**
 * Nobody logs in to the account any more: its sessions end, and so does the game that it has open, whose money
 * comes home.
 *
 * @returns the sessions that ended
 */
export const closeAccount = async (ports: Ports, tx: Tx, memberId: number): Promise<Ended> => {
  const now = await lockMember(tx, memberId);
  await tx.update(members).set({ state: "disabled" }).where(eq(members.id, memberId));
  await endVisit(ports, tx, now);
  return ports.sessions.endAll(tx, memberId);
};

/** Whoever was logged in stays logged out: what ended has ended. */
export const openAccountAgain = async (tx: Tx, memberId: number): Promise<void> => {
  await lockMember(tx, memberId);
  await tx.update(members).set({ state: "active" }).where(eq(members.id, memberId));
};

/** On every device, at once. The account stays open. */
export const logOutEverywhere = async (
  { sessions }: Pick<Ports, "sessions">,
  tx: Tx,
  memberId: number,
): Promise<Ended> => {
  await lockMember(tx, memberId);
  return sessions.endAll(tx, memberId);
};

/** Without what is taken for another sign when it is read out. */
const readable = "abcdefghjkmnpqrstuvwxyz23456789";

/** As long as an account's own password may be (6 to 12), and fit for being read out. */
export const oneTimePassword = (): string =>
  Array.from({ length: 12 }, () => readable[randomInt(readable.length)]).join("");

/** The old password ends with every session and whatever else it could have opened. */
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
