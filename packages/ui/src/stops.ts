/** A text of the line, in pixels from its beginning. */
export interface Span {
  readonly start: number;
  readonly width: number;
}

/**
 * Where a step may halt, so that everything can be read: at the beginning of each text, and within one
 * that is wider than the room after each roomful.
 */
export const stopsOf = (spans: readonly Span[], room: number): readonly number[] =>
  spans.flatMap(({ start, width }) => {
    const pages = room > 0 ? Math.max(1, Math.ceil(width / room)) : 1;
    return Array.from({ length: pages }, (_, page) => start + page * room);
  });

/** The next stop, or the one before; around at the ends. Half a pixel is no step. */
export function stopFrom(stops: readonly number[], at: number, by: -1 | 1): number {
  const [first = 0] = stops;
  const last = stops.at(-1) ?? 0;
  return by === 1
    ? (stops.find((stop) => stop > at + 0.5) ?? first)
    : (stops.findLast((stop) => stop < at - 0.5) ?? last);
}
