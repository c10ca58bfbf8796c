/** The engines that the sandbox's providers have. */
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

/** Fair numbers of one round, in the order in which they are asked for: the same seeds give the same ones. */
export interface Draws {
  /** A whole number from 0 to `limit - 1`, none favoured. Throws a RangeError once the round's numbers are used up. */
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
  /** Minor units, taken as the round begins. */
  readonly stake: bigint;
  /** What was bet on, in the engine's own words; empty where there is nothing to choose. */
  readonly choice: string;
  /** What the player did since, in order, as `storedMove`. */
  readonly moves: readonly string[];
  /** Milliseconds since the round began; Infinity when it is looked at afterwards. */
  readonly elapsed: number;
}

/** The state of a round. */
export interface RoundState {
  /** Minor units taken from the wallet so far: the stake, and what moves added to it. */
  readonly staked: bigint;
  /** Minor units; 0 until it is over. */
  readonly win: bigint;
  readonly isOver: boolean;
  /** Moves that may come next; none once it is over. */
  readonly next: readonly string[];
  /** What the player may see of it now, and nothing more. */
  readonly shown: Json;
}

/**
 * A game as a pure function of its draws, the stake, the choice and the moves. The server plays it, a reload
 * resumes it and the player can check it, all with the same code.
 */
export interface Engine {
  readonly name: EngineName;
  /** The exact or calculated return to the player with the best play, in hundredths of a percent: 9600 is 96.00 %. */
  readonly returnInBasisPoints: number;
  isChoice(choice: string): boolean;
  /** Into how many equal parts a stake falls, where a choice holds several bets; one where this is absent. */
  chipsIn?(choice: string): number;
  /** The form in which a move is stored. If its time matters, it carries that: `cash` becomes `cash:153`. */
  storedMove(move: string, elapsed: number): string;
  /** The state of a round. Throws a RangeError for a choice or a move that the rules do not allow. */
  stateOf(draws: Draws, ask: RoundInput): RoundState;
}
