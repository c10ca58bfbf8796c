interface Point {
  readonly x: number;
  readonly y: number;
}

/** A shorter way is a tap, in CSS pixels. */
const shortest = 40;

/** The slide that a finger's way asks for: 1 the next, -1 the one before, 0 none. */
export function swipe(from: Point, to: Point): -1 | 0 | 1 {
  const across = to.x - from.x;
  if (Math.abs(across) < shortest || Math.abs(across) < 2 * Math.abs(to.y - from.y)) return 0;
  return across < 0 ? 1 : -1;
}

/** The slide `step` places on; after the last comes the first. */
export const around = (index: number, step: number, count: number): number =>
  (index + step + count) % count;
