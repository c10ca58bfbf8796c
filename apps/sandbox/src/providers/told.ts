import { siteTime } from "../clock.ts";
import { money } from "../ledger/money.ts";
import { resultOf } from "./slot/pays.ts";
import type { Stops } from "./slot/reels.ts";

/** A round as it happened, wherever its money lies. Amounts in minor units. */
export interface FinishedRound {
  readonly roundId: string;
  readonly at: number;
  readonly stake: bigint;
  readonly win: bigint;
  readonly stops: Stops;
  readonly nonce: number;
  readonly clientSeed: string;
}

interface Told {
  readonly round: FinishedRound;
  readonly commitment: string;
  readonly serverSeed: string | undefined;
}

/** What the page learns of a round; amounts as decimal text. */
export function told({ round, commitment, serverSeed }: Told) {
  const { lineWins, scatters, scatterWin } = resultOf(round.stops, round.stake);
  return {
    id: round.roundId,
    at: siteTime(round.at),
    stake: money(round.stake),
    win: money(round.win),
    stops: round.stops,
    lines: lineWins.map(({ line, symbol, count, amount }) => ({
      line,
      symbol,
      count,
      amount: money(amount),
    })),
    scatters,
    scatterWin: money(scatterWin),
    nonce: round.nonce,
    clientSeed: round.clientSeed,
    commitment,
    serverSeed: serverSeed ?? null,
  };
}
