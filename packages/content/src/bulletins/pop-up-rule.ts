import type { Bulletin } from "./bulletin.ts";

export interface Situation {
  /** What everybody may read, and what only this member may; a visitor gets none of the latter. */
  readonly forAll: readonly Bulletin[];
  readonly forMember: readonly Bulletin[];
  /** The address asks for another dialog. */
  readonly isModalAsked: boolean;
  /** When pop-ups were last closed in this tab, in ms since 1970: any, and this member's on this kind of page. */
  readonly closedAt: number | undefined;
  readonly memberClosedAt: number | undefined;
  /** In ms since 1970; nothing where it cannot be read. */
  timeOf(bulletin: Bulletin): number | undefined;
}

/**
 * Whether bulletins pop up: there are some, no other dialog is asked for, and they were not
 * closed in this visit. A bulletin newer than that closing still pops up (LOBBY-25 to LOBBY-28,
 * Closing the visitors' pop-up does not close the members' one after a login.
 */
export function popsUp(situation: Situation): boolean {
  const { forAll, forMember, isModalAsked, closedAt, memberClosedAt, timeOf } = situation;
  const isNewerThan = (closed: number | undefined) => (bulletin: Bulletin) =>
    closed === undefined || (timeOf(bulletin) ?? Number.NEGATIVE_INFINITY) > closed;
  if (isModalAsked) return false;
  return forMember.some(isNewerThan(memberClosedAt)) || forAll.some(isNewerThan(closedAt));
}

/**
 * When a pop-up counts as closed: now, or the time of the newest bulletin where this device's clock
 * is behind the operator's. Else it would come again for ever.
 */
export const closingTime = (
  now: number,
  bulletins: readonly Bulletin[],
  timeOf: Situation["timeOf"],
): number => Math.max(now, ...bulletins.map((bulletin) => timeOf(bulletin) ?? now));
