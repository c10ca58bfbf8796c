import type { DayRange } from "@naluma/site/day-range";
import type { RestMessageId } from "../words.rest.ts";

export const moneyKinds = [
  "deposit",
  "withdrawal",
  "top-up",
  "reward",
  "to-game",
  "from-game",
  "stake",
  "win",
  "agent-transfer",
  "commission",
  "red-envelope",
  "roulette",
] as const;
export const roundKinds = ["won", "lost", "even", "open"] as const;
export const sessionKinds = ["running", "ended"] as const;

export const recordKinds = [...moneyKinds, ...roundKinds, ...sessionKinds] as const;
export type RecordKind = (typeof recordKinds)[number];

export const recordSorts = ["newest", "oldest", "highest", "lowest"] as const;
export type RecordSort = (typeof recordSorts)[number];

/** Ledger entries, payments in and out, rounds, and game sessions. */
export type RecordList = "money" | "payments" | "rounds" | "sessions";

/** The kinds of records in each list. */
export const kindsOf: Readonly<Record<RecordList, readonly RecordKind[]>> = {
  money: moneyKinds,
  payments: ["deposit", "withdrawal", "top-up"],
  rounds: roundKinds,
  sessions: sessionKinds,
};

/** Transfers between the member's own wallets, recorded twice at each start and end of a game. */
const ownMoves: readonly RecordKind[] = ["to-game", "from-game"];

/** The kinds shown by default: bets and payments, without the transfers made for them. */
export const usualKinds = (list: RecordList): RecordKind[] =>
  kindsOf[list].filter((kind) => !ownMoves.includes(kind));

export const kindWords: Readonly<Record<RecordKind, RestMessageId>> = {
  deposit: "records.deposit",
  withdrawal: "records.withdrawal",
  "top-up": "records.top_up",
  reward: "records.reward",
  "to-game": "records.to_game",
  "from-game": "records.from_game",
  stake: "records.stake",
  win: "records.win",
  "agent-transfer": "records.agent_transfer",
  commission: "records.commission",
  "red-envelope": "records.red_envelope",
  roulette: "records.roulette",
  won: "records.won",
  lost: "records.lost",
  even: "records.even",
  open: "records.running",
  running: "records.running",
  ended: "records.ended",
};

export interface RecordFilters extends DayRange {
  readonly list: RecordList;
  /** Undefined shows the list's usual kinds. */
  readonly kind: RecordKind | "all" | undefined;
  readonly sort: RecordSort;
}

export const noFilters = (list: RecordList): RecordFilters => ({
  list,
  kind: undefined,
  from: "",
  to: "",
  sort: "newest",
});

/** The number of filters set, without the order, which excludes nothing. */
export const filtersSet = ({ kind, from, to }: RecordFilters): number =>
  [kind !== undefined, from !== "", to !== ""].filter(Boolean).length;

/** Amounts are decimal strings. */
export interface MoneyRecord {
  readonly id: number;
  readonly at: Date;
  readonly kind: RecordKind;
  /** '' is the main wallet. */
  readonly provider: string;
  readonly providerName: string;
  readonly game: string;
  readonly currency: string;
  readonly amount: string;
  readonly paidIn: string;
  readonly paidOut: string;
  /** The wallet's balance directly afterwards; only ledger entries have one. */
  readonly balance: string | null;
  readonly rounds: number;
}

export interface RecordTotals {
  readonly records: number;
  readonly paidIn: string;
  readonly paidOut: string;
  readonly net: string;
}

export interface RecordPage {
  readonly records: readonly MoneyRecord[];
  /** The cursor of the next page. */
  readonly next: string | null;
  readonly totals: RecordTotals;
}
