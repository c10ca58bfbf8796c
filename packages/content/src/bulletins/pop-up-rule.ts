import type { Bulletin } from "./bulletin.ts";

export interface Situation {
  /** The bulletins for everyone, and those for this member only; a visitor gets none of the latter. */
  readonly forAll: readonly Bulletin[];
  readonly forMember: readonly Bulletin[];
  /** The address opens another dialog. */
  readonly isModalAsked: boolean;
  /** A game is starting, running, or being left. */
  readonly isGameOn: boolean;
  /** When a pop-up was last closed in this tab, in ms since 1970. */
  readonly closedAt: number | undefined;
  /** In ms since 1970; undefined if it cannot be parsed. */
  timeOf(bulletin: Bulletin): number | undefined;
}

/**
 * The bulletins that pop up, a member's own first: all of them once per visit, unless the address opens another dialog
 * or a game is on. After that, only bulletins newer than the last closing pop up: none is shown twice, and a login
 * causes no second pop-up (LOBBY-25 to LOBBY-28, A-048, A-145).
 */
export function bulletinsToShow(situation: Situation): readonly Bulletin[] {
  const { forAll, forMember, isModalAsked, isGameOn, closedAt, timeOf } = situation;
  if (isModalAsked || isGameOn) return [];
  const all = [...forMember, ...forAll];
  if (closedAt === undefined) return all;
  return all.filter((bulletin) => (timeOf(bulletin) ?? Number.NEGATIVE_INFINITY) > closedAt);
}

/**
 * When a pop-up counts as closed: now, or the time of the newest bulletin if this device's clock is behind the
 * operator's. Otherwise it would pop up again forever.
 */
export const closingTime = (
  now: number,
  bulletins: readonly Bulletin[],
  timeOf: Situation["timeOf"],
): number => Math.max(now, ...bulletins.map((bulletin) => timeOf(bulletin) ?? now));
