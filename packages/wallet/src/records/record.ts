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

/** Entries of the ledger, those that pay in and out, rounds, sessions in games. */
export type RecordList = "money" | "payments" | "rounds" | "sessions";

/** The kinds that a list can hold. */
export const kindsOf: Readonly<Record<RecordList, readonly RecordKind[]>> = {
  money: moneyKinds,
  payments: ["deposit", "withdrawal", "top-up"],
  rounds: roundKinds,
  sessions: sessionKinds,
};

/** A member's money on its way between wallets of the own, told twice at each start and end of a game. */
const ownMoves: readonly RecordKind[] = ["to-game", "from-game"];

/** What a list shows where no kind is chosen: what the bets and payments were, not what went back and forth for them. */
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
  /** The usual kinds of the list where nothing is chosen. */
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

/** How many of them are set; the order leaves nothing out. */
export const filtersSet = ({ kind, from, to }: RecordFilters): number =>
  [kind !== undefined, from !== "", to !== ""].filter(Boolean).length;

/** Amounts are decimal text. */
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
  /** Of the wallet, directly afterwards; only an entry of the ledger has one. */
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
  /** Asks for the page after this one. */
  readonly next: string | null;
  readonly totals: RecordTotals;
}
