export const engineNames = [
  "slot",
  "crash",
  "blackjack",
  "wheel",
  "race",
  "keno",
  "match",
  "slot-free-games",
  "slot-cascade",
  "slot-three",
  "slot-wilds",
  "roulette",
  "baccarat",
] as const;

export type EngineName = (typeof engineNames)[number];

/** The fair random numbers of one round, in order of use: the same seeds give the same numbers. */
export interface Draws {
  /** A uniform integer from 0 to `limit - 1`. Throws a RangeError once the round's numbers are used up. */
  below(limit: number): number;
}

export type Json =
  | string
  | number
  | boolean
  | null
  | readonly Json[]
  | { readonly [key: string]: Json };

/** Everything that decides a round, besides its draws. */
export interface RoundInput {
  /** Minor units, debited at the start of the round. */
  readonly stake: bigint;
  /** The bet, in the engine's notation; empty if there is nothing to choose. */
  readonly choice: string;
  /** The player's moves so far, in order, as `storedMove` returns them. */
  readonly moves: readonly string[];
  /** Milliseconds since the round began; Infinity when it is replayed afterwards. */
  readonly elapsed: number;
}

export interface RoundState {
  /** Minor units debited so far: the stake, and whatever moves added to it. */
  readonly staked: bigint;
  /** Minor units; 0 until the round is over. */
  readonly win: bigint;
  readonly isOver: boolean;
  /** The moves that are possible now; empty once the round is over. */
  readonly next: readonly string[];
  /** Only what the player may see at this point. */
  readonly shown: Json;
}

/**
 * A game as a pure function of its draws, the stake, the choice and the moves. The same code lets the server play a
 * round, a reload resume it and the player verify it.
 */
export interface Engine {
  readonly name: EngineName;
  /** The exact or calculated return to player with optimal play, in hundredths of a percent: 9600 is 96.00 %. */
  readonly returnInBasisPoints: number;
  isChoice(choice: string): boolean;
  /** The number of equal parts that a choice with several bets divides the stake into; one if absent. */
  chipsIn?(choice: string): number;
  /** The form in which a move is stored, with its time where that matters: `cash` becomes `cash:153`. */
  storedMove(move: string, elapsed: number): string;
  /** The state of a round. Throws a RangeError for a choice or a move that the rules do not allow. */
  stateOf(draws: Draws, ask: RoundInput): RoundState;
}
