import type { LedgerReport } from "@naluma/sandbox/ledger/audit";
import type { Game } from "./games.ts";
import { gainInReport, gainOf, type RoundAnswer } from "./rounds.ts";

export interface OpenRound {
  readonly id: string;
  readonly game: Game;
  /** The number of moves so far. */
  readonly step: number;
  readonly next: readonly string[];
  /** The minor units that a move may add. */
  readonly stake: bigint;
}

/** A member's own rounds: which are open, and what each paid according to its last response. */
export interface KnownRounds {
  /** Records an answered round. @returns the change in minor units since the last response */
  take(round: RoundAnswer, game: Game): bigint;
  openIn(game: Game): OpenRound | undefined;
  /** Whether a flight is open, which may end at any moment without notifying its player. */
  readonly hasFlight: boolean;
  /** The amount in the ledger for a round beyond its responses; undefined if it has no entry. */
  news(report: LedgerReport, id: string): bigint | undefined;
  /** The amounts that crash rounds have paid since their last response. Those rounds are over. */
  takeFlights(report: LedgerReport, except: string | undefined): readonly bigint[];
}

export const createKnownRounds = (memberId: number): KnownRounds => {
  /** By game, because each has at most one open round. */
  const open = new Map<string, OpenRound>();
  const counted = new Map<string, bigint>();

  const flights = () => [...open.values()].filter(({ game }) => game.engine === "crash");
  const news = (report: LedgerReport, id: string) => {
    const found = gainInReport(report, memberId, id);
    return found === undefined ? undefined : found - (counted.get(id) ?? 0n);
  };
  const count = (id: string, added: bigint) => counted.set(id, (counted.get(id) ?? 0n) + added);

  return {
    take: (round, game) => {
      const { id, isOver, moves, next, stake } = round;
      if (!isOver) open.set(game.code, { id, game, step: moves.length, next, stake });
      else if (open.get(game.code)?.id === id) open.delete(game.code);
      const added = gainOf(round) - (counted.get(id) ?? 0n);
      count(id, added);
      return added;
    },
    openIn: ({ code }) => open.get(code),
    get hasFlight() {
      return flights().length > 0;
    },
    news,
    takeFlights: (report, except) =>
      flights().flatMap(({ id, game }) => {
        const added = id === except ? 0n : (news(report, id) ?? 0n);
        if (added === 0n) return [];
        count(id, added);
        open.delete(game.code);
        return [added];
      }),
  };
};
