/** One side of a match. */
export interface Side {
  /** Whose drawing is its crest. */
  readonly club: "A" | "B" | "C" | "D" | "E" | "F";
  /** A row of `goalRounds`. */
  readonly strength: number;
}

/** Out of a hundred matches, from the weakest side to the strongest: how many end with no, one, two … goals of it. */
export const goalRounds: readonly (readonly number[])[] = [
  [55, 33, 10, 2],
  [48, 35, 13, 3, 1],
  [41, 37, 16, 5, 1],
  [35, 37, 19, 7, 2],
  [30, 35, 22, 9, 3, 1],
  [26, 34, 24, 11, 4, 1],
  [22, 34, 25, 13, 5, 1],
  [19, 32, 26, 14, 6, 2, 1],
  [17, 29, 27, 16, 7, 3, 1],
  [14, 28, 27, 18, 9, 3, 1],
  [12, 26, 28, 19, 10, 4, 1],
  [10, 23, 28, 20, 12, 5, 2],
];

const side = (club: Side["club"], strength: number): Side => ({ club, strength });

/**
 * Who meets whom, the home side first. They were searched so that odds in steps of 0.05 return between 94.40 and
 * 95.60 % on every result; a test holds that.
 */
export const pairings: readonly (readonly [home: Side, away: Side])[] = [
  [side("A", 5), side("B", 3)],
  [side("B", 9), side("C", 4)],
  [side("C", 6), side("D", 2)],
  [side("D", 4), side("E", 4)],
  [side("E", 7), side("F", 6)],
  [side("F", 3), side("A", 6)],
  [side("A", 8), side("C", 5)],
  [side("B", 5), side("D", 7)],
  [side("C", 10), side("E", 3)],
  [side("D", 2), side("F", 4)],
  [side("E", 6), side("A", 5)],
  [side("F", 4), side("B", 9)],
  [side("A", 7), side("D", 3)],
  [side("B", 5), side("E", 5)],
  [side("C", 9), side("F", 7)],
  [side("D", 6), side("A", 8)],
  [side("E", 8), side("B", 9)],
  [side("F", 3), side("C", 5)],
  [side("A", 10), side("E", 5)],
  [side("B", 7), side("F", 4)],
  [side("C", 5), side("A", 9)],
  [side("D", 11), side("B", 5)],
  [side("E", 6), side("C", 3)],
  [side("F", 4), side("D", 7)],
];
