import type { Imports } from "./imports.ts";

/** An arrow from one room to another: at least one file of the first imports one of the second. */
export type Arrow = readonly [from: string, to: string];

/** A room is a folder directly under `src`, or a file there. */
export const arrowsOf = (imports: Imports, src: string): Arrow[] => {
  const room = (file: string) => file.slice(src.length + 1).split("/")[0] ?? "";
  const arrows = new Map<string, Arrow>();
  for (const [file, targets] of imports) {
    if (!file.startsWith(`${src}/`)) continue;
    for (const target of targets) {
      if (!target.startsWith(`${src}/`)) continue;
      const arrow = [room(file), room(target)] as const;
      if (arrow[0] !== arrow[1]) arrows.set(arrow.join(" "), arrow);
    }
  }
  return [...arrows.values()];
};

/**
 * The upward arrows in the order of floors that has the fewest of them. Finding the minimum is NP-hard, so each room is
 * moved to its best floor until no move helps, which comes close.
 */
export function runningUp(arrows: readonly Arrow[]): Arrow[] {
  let order = [...new Set(arrows.flat())].toSorted(
    (a, b) => degree(arrows, b) - degree(arrows, a) || (a < b ? -1 : 1),
  );
  const upIn = (floors: readonly string[]) => {
    const floor = new Map(floors.map((room, at) => [room, at]));
    return arrows.filter(([from, to]) => (floor.get(from) ?? 0) > (floor.get(to) ?? 0));
  };
  let fewest = upIn(order).length;
  for (let hasMoved = true; hasMoved;) {
    hasMoved = false;
    for (const room of order) {
      const others = order.filter((other) => other !== room);
      for (let at = 0; at <= others.length; at += 1) {
        const moved = others.toSpliced(at, 0, room);
        const up = upIn(moved).length;
        if (up >= fewest) continue;
        [order, fewest, hasMoved] = [moved, up, true];
      }
    }
  }
  return upIn(order);
}

const degree = (arrows: readonly Arrow[], room: string) =>
  arrows.filter(([from]) => from === room).length - arrows.filter(([, to]) => to === room).length;
