/** Whole turns before the prize, in degrees (PROMO-15). */
const extraTurns = 10 * 360;

/**
 * For each prize the degrees that bring the middle of its piece under the pointer. Prizes stand clockwise, the first at
 * the top. So the disc turns back by as much as the prize stands ahead.
 */
export const prizeAngles = (count: number): readonly number[] =>
  Array.from({ length: count }, (_, index) => (index === 0 ? 0 : 360 - (index * 360) / count));

/**
 * Where the disc comes to rest, always turning on from where it stands.
 *
 * @param from where the disc stands, in degrees
 * @param index the prize, of `count`
 * @param random from 0 to 1: how far from the middle of the piece; never more than a third of the piece
 */
export function restingAngle(from: number, index: number, count: number, random: number): number {
  const offset = ((random * 2 - 1) * 360) / count / 3;
  const wholeTurns = Math.ceil(from / 360) * 360;
  return wholeTurns + extraTurns + (prizeAngles(count)[index] ?? 0) + offset;
}
