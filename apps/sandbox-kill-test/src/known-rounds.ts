import type { LedgerReport } from "@naluma/sandbox/ledger/audit";
import type { Game } from "./games.ts";
import { gainInReport, gainOf, type RoundAnswer } from "./rounds.ts";

export interface OpenRound {
  readonly id: string;
  readonly game: Game;
  /** Moves so far. */
  readonly step: number;
  readonly next: readonly string[];
  /** Minor units that a move may add. */
  readonly stake: bigint;
}

/** What a member knows of the own rounds: which are open, and what each brought by the last answer. */
export interface KnownRounds {
  /** Records an answered round. @returns minor units that are new since the last time */
  take(round: RoundAnswer, game: Game): bigint;
  openIn(game: Game): OpenRound | undefined;
  /** A flight that time may end at any moment, without a word to its player. */
  readonly hasFlight: boolean;
  /** What the ledger holds of a round beyond its answers; undefined if it has no entry. */
  news(report: LedgerReport, id: string): bigint | undefined;
  /** What crash rounds paid since their last answer. They are over then. */
  takeFlights(report: LedgerReport, except: string | undefined): readonly bigint[];
}

export const createKnownRounds = (memberId: number): KnownRounds => {
  /** By game: there is one open round in each at most. */
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
