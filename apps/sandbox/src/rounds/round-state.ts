import type { Engine, EngineName, RoundState } from "@naluma/game-engines/engine";
import { drawsFrom, numbersOf } from "@naluma/game-engines/provably-fair";
import type { Move } from "./schema.ts";

/** What a round follows from, wherever its money lies. */
export interface BegunRound {
  readonly engine: EngineName;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** Minor units. */
  readonly stake: bigint;
  readonly choice: string;
  readonly moves: readonly Move[];
  readonly nonce: number;
  readonly clientSeed: string;
}

/** A round with how it stands, and what is known of its seed: the seed itself only after it was put away. */
export interface PlayedRound {
  readonly round: BegunRound & { readonly roundId: string };
  readonly state: RoundState;
  /** Milliseconds from its beginning to its end, or to now. */
  readonly elapsed: number;
  readonly commitment: string;
  readonly serverSeed: string | undefined;
}

/** A move of an open round: `step` counts those before it, so that one sent again is known. */
export interface AskedMove {
  readonly step: number;
  readonly move: string;
}

/** How a round stands at a moment, in ms since 1970. One that is over stands as it will for ever. */
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
 * `known`: this very move was made before. `reused`: its step was used for another move. `early`: a
 * move before it is missing.
 */
export function placeOf(
  { moves }: Pick<BegunRound, "moves">,
  { step, move }: AskedMove,
): "next" | "known" | "reused" | "early" {
  if (step > moves.length) return "early";
  if (step === moves.length) return "next";
  return moves[step]?.asked === move ? "known" : "reused";
}

/** The round with a move more; the engine says how it is kept. */
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
