import type { Reply, Sent } from "@naluma/api-client/api.fake";
import type { MoneyRecord } from "./record.ts";

interface OnWire {
  readonly id: number;
  readonly at: string;
  readonly kind: string;
  readonly gp_id: string;
  readonly provider_name: string;
  readonly game_name: string;
  readonly currency: string;
  readonly amount: string;
  readonly paid_in: string;
  readonly paid_out: string;
  readonly balance: string | null;
  readonly rounds: number;
  readonly ended_at: string | null;
}

export const entry = (changed: Partial<OnWire>): OnWire => ({
  id: 1,
  at: "2026-11-20T18:30:00.000Z",
  kind: "deposit",
  gp_id: "",
  provider_name: "",
  game_name: "",
  currency: "USD",
  amount: "1000.00",
  paid_in: "1000.00",
  paid_out: "0.00",
  balance: "1000.00",
  rounds: 0,
  ended_at: null,
  ...changed,
});

const atProvider = { gp_id: "GPHL", provider_name: "Harbourline" };

export const entriesOnWire: readonly OnWire[] = [
  entry({
    ...atProvider,
    id: 4,
    kind: "win",
    amount: "12.50",
    paid_in: "12.50",
    balance: "1010.50",
  }),
  entry({
    ...atProvider,
    id: 3,
    kind: "stake",
    amount: "-2.00",
    paid_in: "0.00",
    paid_out: "2.00",
    balance: "998.00",
  }),
  entry({ ...atProvider, id: 2, kind: "to-game", paid_in: "0.00" }),
  entry({}),
];

export const roundsOnWire: readonly OnWire[] = [
  entry({
    ...atProvider,
    kind: "won",
    game_name: "Jade Koi River",
    amount: "10.50",
    paid_in: "12.50",
    paid_out: "2.00",
    balance: null,
    rounds: 1,
  }),
];

export const pageOnWire = (list: readonly OnWire[], next: string | null = null): Reply => ({
  data: {
    list,
    next,
    totals: { records: list.length, paid_in: "1012.50", paid_out: "2.00", net: "1010.50" },
  },
});

/** Serves each list; a filter for a kind without records returns none. */
export function recordsReply({ body }: Sent): Reply {
  const asked = JSON.stringify(body);
  if (asked.includes('"withdrawal"]')) return pageOnWire([]);
  if (asked.includes('"after"')) return pageOnWire([entry({ id: 0, amount: "7.00" })]);
  if (asked.includes('"rounds"') || asked.includes('"sessions"')) return pageOnWire(roundsOnWire);
  return pageOnWire(entriesOnWire, "1");
}

export const recordOf = (changed: Partial<MoneyRecord> = {}): MoneyRecord => ({
  id: 1,
  at: new Date("2026-11-20T18:30:00.000Z"),
  kind: "deposit",
  provider: "",
  providerName: "",
  game: "",
  currency: "USD",
  amount: "1000.00",
  paidIn: "1000.00",
  paidOut: "0.00",
  balance: "1000.00",
  rounds: 0,
  ...changed,
});
