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
