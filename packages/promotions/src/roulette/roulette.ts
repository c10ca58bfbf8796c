export interface Prize {
  readonly id: number;
  /** As the operator wrote it; decimal text is an amount in the member's currency. */
  readonly name: string;
}

/** The wheel that runs; its prizes stand clockwise, the first at the top. */
export interface Roulette {
  readonly prizes: readonly Prize[];
}

/**
 * Which piece shows a prize. An operator may put one prize on several pieces: the wheel stops at the first. A prize
 * that is not on this wheel has none; the platform has booked it all the same.
 */
export function pieceOf(prizes: readonly Prize[], prizeId: number): number | undefined {
  const index = prizes.findIndex(({ id }) => id === prizeId);
  return index === -1 ? undefined : index;
}
