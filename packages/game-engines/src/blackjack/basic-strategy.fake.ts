import { totalOf, valueOf } from "./cards.ts";
import type { Move, Table } from "./table.ts";

/** The dealer's up cards, by value; 1 is the ace. */
const upTo = (from: number, to: number): readonly number[] =>
  Array.from({ length: to - from + 1 }, (_, step) => from + step);

const always = upTo(1, 10);
const never: readonly number[] = [];

/** The standard basic strategy: the up cards against which a pair of these values is split. */
const splits: readonly (readonly number[])[] = [
  never,
  always,
  upTo(2, 7),
  upTo(2, 7),
  [5, 6],
  never,
  upTo(2, 6),
  upTo(2, 7),
  always,
  [2, 3, 4, 5, 6, 8, 9],
  never,
];

/** The up cards against which a two-card total is doubled. */
const hardDoubles: Readonly<Record<number, readonly number[]>> = {
  9: upTo(3, 6),
  10: upTo(2, 9),
  11: upTo(2, 10),
};
const softDoubles: Readonly<Record<number, readonly number[]>> = {
  13: [5, 6],
  14: [5, 6],
  15: upTo(4, 6),
  16: upTo(4, 6),
  17: upTo(3, 6),
  18: upTo(3, 6),
};

/** The dealer's up cards against which a total stands. */
function stands(total: number, isSoft: boolean): readonly number[] {
  if (isSoft) return total >= 19 ? always : total === 18 ? [2, 3, 4, 5, 6, 7, 8] : never;
  if (total >= 17) return always;
  if (total >= 13) return upTo(2, 6);
  return total === 12 ? [4, 5, 6] : never;
}

/** The basic strategy move; undefined once the round is over. */
export function usual({ hands, turn, next, dealer }: Table): Move | undefined {
  const hand = hands[turn ?? -1];
  const [first] = hand?.cards ?? [];
  const [open] = dealer;
  if (!hand || first === undefined || open === undefined) return undefined;
  const up = valueOf(open);
  const { total, isSoft } = totalOf(hand.cards);
  if (next.includes("split") && splits[valueOf(first)]?.includes(up)) return "split";
  const doubles = (isSoft ? softDoubles : hardDoubles)[total] ?? never;
  if (next.includes("double") && doubles.includes(up)) return "double";
  return stands(total, isSoft).includes(up) ? "stand" : "hit";
}
