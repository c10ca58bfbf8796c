import type { DayRange } from "@naluma/site/day-range";
import type { RestMessageId } from "../words.rest.ts";

/** Grouped by member, by day, by level below the agent, and by month. */
export type ReportName = "downline" | "operation" | "stratified" | "settlement";

export const reportSorts = ["newest", "oldest", "highest", "lowest"] as const;
export type ReportSort = (typeof reportSorts)[number];

export const settlementStates = ["running", "due", "none", "settled"] as const;
export type SettlementState = (typeof settlementStates)[number];

export interface ReportFilters extends DayRange {
  /** Part of a username; '' matches every member. */
  readonly account: string;
  readonly sort: ReportSort;
}

export const noFilters: ReportFilters = { account: "", from: "", to: "", sort: "newest" };

export const isFiltered = ({ account, from, to }: ReportFilters): boolean =>
  account !== "" || from !== "" || to !== "";

/** Amounts are decimal strings. */
export interface ReportSums {
  readonly members: number;
  /** The number of members who played a round. */
  readonly active: number;
  readonly rounds: number;
  readonly paidIn: string;
  readonly paidOut: string;
  readonly turnover: string;
  readonly won: string;
  /** Turnover minus winnings. */
  readonly net: string;
}

export interface ReportRow extends ReportSums {
  readonly id: number;
  /** Set in the downline report only. */
  readonly account: string;
  /** The number of levels below the agent; 0 if a row combines several. */
  readonly level: number;
  /** The time a member joined, or the start of a day or month in the site's time zone. */
  readonly at: Date | null;
  /** Set for a month only. */
  readonly commission: string | null;
  readonly state: SettlementState | null;
}

export interface ReportPage {
  readonly rows: readonly ReportRow[];
  /** The cursor of the next page. */
  readonly next: string | null;
  /** The agent's share, in percent of the net revenue. */
  readonly share: number;
  readonly currency: string;
  readonly totals: ReportSums & { readonly rows: number };
}

export interface ReportColumn {
  readonly name: RestMessageId;
  /** How the values of the column are formatted. */
  readonly as: "text" | "count" | "money" | "time" | "day" | "month" | "state";
  readonly value: (row: ReportRow) => string | number | Date | null;
}

const sums: readonly ReportColumn[] = [
  { name: "agents.paid_in", as: "money", value: ({ paidIn }) => paidIn },
  { name: "agents.paid_out", as: "money", value: ({ paidOut }) => paidOut },
  { name: "agents.staked", as: "money", value: ({ turnover }) => turnover },
  { name: "agents.won", as: "money", value: ({ won }) => won },
  { name: "agents.net", as: "money", value: ({ net }) => net },
];
const active: ReportColumn = { name: "agents.active", as: "count", value: (row) => row.active };
const joined: ReportColumn = {
  name: "agents.new_members",
  as: "count",
  value: ({ members }) => members,
};

export const columnsOf: Readonly<Record<ReportName, readonly ReportColumn[]>> = {
  downline: [
    { name: "agents.username", as: "text", value: ({ account }) => account },
    { name: "agents.level", as: "count", value: ({ level }) => level },
    { name: "agents.joined", as: "time", value: ({ at }) => at },
    { name: "agents.rounds", as: "count", value: ({ rounds }) => rounds },
    ...sums,
  ],
  operation: [{ name: "agents.day", as: "day", value: ({ at }) => at }, joined, active, ...sums],
  stratified: [
    { name: "agents.level", as: "count", value: ({ level }) => level },
    { name: "agents.members", as: "count", value: ({ members }) => members },
    active,
    ...sums,
  ],
  settlement: [
    { name: "agents.month", as: "month", value: ({ at }) => at },
    active,
    { name: "agents.staked", as: "money", value: ({ turnover }) => turnover },
    { name: "agents.net", as: "money", value: ({ net }) => net },
    { name: "agents.commission", as: "money", value: ({ commission }) => commission },
    { name: "agents.status", as: "state", value: ({ state }) => state },
  ],
};

/** The filters of each report. Settlements cannot be filtered by day, since half a month has no settlement. */
export const filtersOf: Readonly<Record<ReportName, readonly ("account" | "days" | "sort")[]>> = {
  downline: ["account", "days", "sort"],
  operation: ["days", "sort"],
  stratified: ["days"],
  settlement: [],
};

export const stateWords: Readonly<Record<SettlementState, RestMessageId>> = {
  running: "agents.running",
  due: "agents.due",
  none: "agents.no_commission",
  settled: "agents.settled",
};
