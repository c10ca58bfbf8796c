import type { Engine, EngineName, RoundState } from "@naluma/game-engines/engine";
import { drawsFrom, numbersOf } from "@naluma/game-engines/provably-fair";
import type { Move } from "./schema.ts";

/** The data that determines a round, wherever its money is kept. */
export interface BegunRound {
  readonly engine: EngineName;
  /** In ms since 1970. */
  readonly at: number;
  /** In minor units. */
  readonly stake: bigint;
  readonly choice: string;
  readonly moves: readonly Move[];
  readonly nonce: number;
  readonly clientSeed: string;
}

/** A round with its state, and the known part of its seed; the seed itself is included only once it is retired. */
export interface PlayedRound {
  readonly round: BegunRound & { readonly roundId: string };
  readonly state: RoundState;
  /** Milliseconds from its beginning to its end, or until now. */
  readonly elapsed: number;
  readonly commitment: string;
  readonly serverSeed: string | undefined;
}

/** A move in an open round: `step` is the number of moves before it, so that a repeated one is recognised. */
export interface AskedMove {
  readonly step: number;
  readonly move: string;
}

/** The state of a round at a time, in ms since 1970. The state of a finished one never changes. */
export async function roundStateAt(
  engine: Engine,
  round: BegunRound,
  { serverSeed, now }: { readonly serverSeed: string; readonly now: number },
): Promise<RoundState> {
  const { at, stake, choice, moves, clientSeed, nonce } = round;
  const numbers = await numbersOf({ serverSeed, clientSeed, nonce });
  const after = (elapsed: number) =>
    engine.stateOf(drawsFrom(numbers), {
      stake,
      choice,
      moves: moves.map(({ kept }) => kept),
      elapsed,
    });
  const state = after(Math.max(0, now - at));
  return state.isOver ? after(Number.POSITIVE_INFINITY) : state;
}

/**
 * `known`: the same move was already made. `reused`: its step was used for another move. `early`: a previous
 * move is missing.
 */
export function placeOf(
  { moves }: Pick<BegunRound, "moves">,
  { step, move }: AskedMove,
): "next" | "known" | "reused" | "early" {
  if (step > moves.length) return "early";
  if (step === moves.length) return "next";
  return moves[step]?.asked === move ? "known" : "reused";
}

/** The round with one more move; the engine decides how it is stored. */
export const withMove = <Round extends BegunRound>(
  engine: Engine,
  round: Round,
  { move, now }: { readonly move: string; readonly now: number },
): Round => ({
  ...round,
  moves: [
    ...round.moves,
    { asked: move, kept: engine.storedMove(move, Math.max(0, now - round.at)) },
  ],
});
