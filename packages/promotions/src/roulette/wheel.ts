import { atom } from "jotai/vanilla";

export interface Prize {
  readonly id: number;
  /** As entered by the operator; decimal text is an amount in the member's currency. */
  readonly name: string;
}

/** The running wheel; its prizes are in clockwise order, the first at the top. */
export interface Roulette {
  readonly prizes: readonly Prize[];
}

/**
 * The piece that shows a prize. An operator may put one prize on several pieces: the wheel stops at the first.
 * Undefined for a prize that is not on this wheel; the platform has credited it nevertheless.
 */
export function pieceOf(prizes: readonly Prize[], prizeId: number): number | undefined {
  const index = prizes.findIndex(({ id }) => id === prizeId);
  return index === -1 ? undefined : index;
}

/** Set when the roulette is requested; its dialog resets it. */
export const wantedRouletteAtom = atom(false);

/** The full turns before the prize, in degrees (PROMO-15). */
const extraTurns = 10 * 360;

/**
 * For each prize, the rotation in degrees that brings the middle of its piece under the pointer. Prizes are in
 * clockwise order, the first at the top, so the disc turns back by the angle of the prize.
 */
export const prizeAngles = (count: number): readonly number[] =>
  Array.from({ length: count }, (_, index) => (index === 0 ? 0 : 360 - (index * 360) / count));

/**
 * The resting angle of the disc, which always turns forward.
 *
 * @param from the current angle of the disc, in degrees
 * @param index the prize, of `count`
 * @param random from 0 to 1: how far from the middle of the piece; never more than a third of the piece
 */
export function restingAngle(from: number, index: number, count: number, random: number): number {
  const offset = ((random * 2 - 1) * 360) / count / 3;
  const wholeTurns = Math.ceil(from / 360) * 360;
  return wholeTurns + extraTurns + (prizeAngles(count)[index] ?? 0) + offset;
}
