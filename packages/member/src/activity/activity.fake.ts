import type { Reply, Sent } from "@naluma/api-client/api.fake";

const figures = {
  staked: "0.00",
  won: "0.00",
  net: "0.00",
  deposits: "0.00",
  withdrawals: "0.00",
  played_seconds: 0,
};

type OnWire = typeof figures & { readonly from: string; readonly to: string };

const day = (date: number): string => `2026-11-${String(date).padStart(2, "0")}`;

/** Two weeks with play on two of the days. */
const days: readonly OnWire[] = Array.from({ length: 14 }, (_, index) => {
  const date = day(10 + index);
  const period = { from: date, to: date, ...figures };
  if (index === 12)
    return { ...period, staked: "52.00", won: "40.00", net: "-12.00", played_seconds: 2_520 };
  if (index === 13)
    return {
      ...period,
      staked: "20.00",
      won: "64.50",
      net: "44.50",
      deposits: "100.00",
      played_seconds: 4_000,
    };
  return period;
});

const totals = {
  staked: "72.00",
  won: "104.50",
  net: "32.50",
  deposits: "100.00",
  withdrawals: "0.00",
  played_seconds: 6_520,
};

export const emptyBefore = (before: string | null): Reply => ({
  data: {
    currency: "USD",
    periods: days.map(({ from, to }) => ({ from, to, ...figures })),
    totals: figures,
    before,
  },
});

export const emptyActivity = (): Reply => emptyBefore(null);

/** Days of November, preceded by two empty weeks; weeks and months are returned as a single period. */
export function activityReply({ body }: Sent): Reply {
  const asked = JSON.stringify(body);
  if (asked.includes("before")) return emptyActivity();
  if (asked.includes("day"))
    return { data: { currency: "USD", periods: days, totals, before: day(10) } };
  const period = { from: day(1), to: day(30), ...totals };
  return { data: { currency: "USD", periods: [period], totals, before: null } };
}
