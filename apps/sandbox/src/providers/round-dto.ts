import { siteTime } from "../ground/clock.ts";
import { money } from "../money/amounts.ts";
import type { PlayedRound } from "../rounds/round-state.ts";

/** The data of a round for its page; amounts as decimal text. */
export function toRoundDto({ round, state, elapsed, commitment, serverSeed }: PlayedRound) {
  return {
    id: round.roundId,
    engine: round.engine,
    at: siteTime(round.at),
    stake: money(round.stake),
    staked: money(state.staked),
    win: money(state.win),
    choice: round.choice,
    moves: round.moves.map(({ kept }) => kept),
    isOver: state.isOver,
    next: state.next,
    elapsed,
    shown: state.shown,
    nonce: round.nonce,
    clientSeed: round.clientSeed,
    commitment,
    serverSeed: serverSeed ?? null,
  };
}

interface Seed {
  readonly commitment: string;
  readonly serverSeed: string;
  readonly nextNonce: number;
}

/** A retired seed is revealed, so that its rounds can be verified; of the next one only the commitment is. */
export const toRotationDto = ({ before, now }: { readonly before: Seed; readonly now: Seed }) => ({
  before: {
    commitment: before.commitment,
    serverSeed: before.serverSeed,
    rounds: before.nextNonce,
  },
  seed: { commitment: now.commitment, nextNonce: now.nextNonce },
});
