import type { Reply, Sent } from "@naluma/api-client/api.fake";
import type { AgentState } from "./agent-centre.api.ts";

export const agentStatusOnWire = (state: AgentState) => ({
  state,
  applied_at: state === "open" || state === "closed" ? null : "2026-11-18T15:00:00.000Z",
  decided_at: state === "refused" ? "2026-11-20T15:00:00.000Z" : null,
  plan: "<p>Agents earn a share.</p>",
  agreement: "<p>Agents must be 18 or older.</p>",
  levels: [
    { level: 1, name: "Partner", share: 20 },
    { level: 2, name: "Senior partner", share: 30 },
  ],
});

const sums = {
  members: 1,
  active: 1,
  rounds: 9,
  paid_in: "400.00",
  paid_out: "0.00",
  turnover: "36.00",
  won: "12.00",
  net: "24.00",
};

const row = (changed: Record<string, unknown>) => ({
  ...sums,
  id: 1,
  account: "",
  level: 0,
  at: null,
  commission: null,
  state: null,
  ...changed,
});

const member = (place: number) =>
  row({
    id: 1_000 + place,
    account: `player${place}`,
    level: place > 38 ? 2 : 1,
    at: "2026-10-14T18:30:00.000Z",
  });

const rows: Readonly<Record<string, readonly object[]>> = {
  downline: [member(39), member(38)],
  operation: [row({ id: 20_780, at: "2026-11-22T04:00:00.000Z" })],
  stratified: [row({ id: 1, level: 1, members: 2 }), row({ id: 2, level: 2 })],
  settlement: [
    row({ id: 202_611, at: "2026-11-01T04:00:00.000Z", commission: "4.80", state: "running" }),
    row({ id: 202_610, at: "2026-10-01T04:00:00.000Z", commission: "9.20", state: "settled" }),
  ],
};

const pageOnWire = (list: readonly object[], next: string | null = null): Reply => ({
  data: {
    list,
    next,
    share: 20,
    currency: "USD",
    totals: { ...sums, rows: list.length, members: 3 },
  },
});

export const noRows: Reply = pageOnWire([]);

/** Serves each report; the downline has two pages, and a search for `nobody` finds no one. */
export function reportReply({ body }: Sent): Reply {
  const asked = JSON.stringify(body);
  if (asked.includes('"nobody"') || asked.includes('"to":"2020')) return noRows;
  if (asked.includes('"after"')) return pageOnWire([member(37)]);
  const name = Object.keys(rows).find((one) => asked.includes(`"${one}"`)) ?? "";
  return pageOnWire(rows[name] ?? [], name === "downline" ? "1038" : null);
}
