import type { RoundInput, Draws, Engine, EngineName, Json } from "./engine.ts";

/** A game without moves: its round is over as soon as it begins. */
export interface InstantGame {
  readonly name: EngineName;
  readonly returnInBasisPoints: number;
  readonly isChoice: (choice: string) => boolean;
  /** The win in minor units, and the data that shows it. Only called with valid choices of the game. */
  readonly outcome: (
    draws: Draws,
    ask: Pick<RoundInput, "stake" | "choice">,
  ) => { readonly win: bigint; readonly shown: Json };
}

export const instantGame = ({
  name,
  returnInBasisPoints,
  isChoice,
  outcome,
}: InstantGame): Engine => ({
  name,
  returnInBasisPoints,
  isChoice,
  storedMove: (move) => move,
  stateOf(draws, { stake, choice, moves }) {
    if (stake <= 0n) throw new RangeError(`Nothing is played on a stake of ${stake}`);
    if (!isChoice(choice)) throw new RangeError(`Nothing is bet on "${choice}"`);
    if (moves.length > 0) throw new RangeError(`A ${name} has no moves, not even ${moves[0]}`);
    return { staked: stake, ...outcome(draws, { stake, choice }), isOver: true, next: [] };
  },
});
