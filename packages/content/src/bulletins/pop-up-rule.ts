import type { Bulletin } from "./bulletin.ts";

export interface Situation {
  /** What everybody may read, and what only this member may; a visitor gets none of the latter. */
  readonly forAll: readonly Bulletin[];
  readonly forMember: readonly Bulletin[];
  /** The address asks for another dialog. */
  readonly isModalAsked: boolean;
  /** A game starts, runs, or is being left. */
  readonly isGameOn: boolean;
  /** When a pop-up was last closed in this tab, in ms since 1970. */
  readonly closedAt: number | undefined;
  /** In ms since 1970; nothing where it cannot be read. */
  timeOf(bulletin: Bulletin): number | undefined;
}

/**
 * The bulletins that pop up, a member's own first: all of them once a visit, unless another dialog
 * is asked for or a game is on. After that only what is newer than the closing comes: nothing is
 * read twice, and a login brings no second one (LOBBY-25 to LOBBY-28, A-048, A-145).
 */
export function bulletinsToShow(situation: Situation): readonly Bulletin[] {
  const { forAll, forMember, isModalAsked, isGameOn, closedAt, timeOf } = situation;
  if (isModalAsked || isGameOn) return [];
  const all = [...forMember, ...forAll];
  if (closedAt === undefined) return all;
  return all.filter((bulletin) => (timeOf(bulletin) ?? Number.NEGATIVE_INFINITY) > closedAt);
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
