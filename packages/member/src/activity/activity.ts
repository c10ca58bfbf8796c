import type { RestMessageId } from "../words.rest.ts";

export const periodKinds = ["day", "week", "month"] as const;
export type PeriodKind = (typeof periodKinds)[number];

export const periodNames: Readonly<Record<PeriodKind, RestMessageId>> = {
  day: "activity.by_day",
  week: "activity.by_week",
  month: "activity.by_month",
};

/** Amounts are decimal strings. */
export interface Figures {
  readonly staked: string;
  readonly won: string;
  readonly net: string;
  readonly deposits: string;
  readonly withdrawals: string;
  /** Time spent in games. */
  readonly seconds: number;
}

/** Both days are inclusive and in the site's calendar: `YYYY-MM-DD`. */
export interface PeriodFigures extends Figures {
  readonly from: string;
  readonly to: string;
}

export interface Activity {
  readonly currency: string;
  /** Oldest first. */
  readonly periods: readonly PeriodFigures[];
  readonly totals: Figures;
  /** Fetches the periods before these; null if there are none. */
  readonly before: string | null;
}

const isZero = (amount: string): boolean => /^-?[0.]*$/.test(amount);

export const isEmpty = ({ staked, won, deposits, withdrawals, seconds }: Figures): boolean =>
  seconds === 0 && [staked, won, deposits, withdrawals].every(isZero);

/** Whether there is a result for the chart to show. */
export const hasPlay = ({ staked, won }: Figures): boolean => ![staked, won].every(isZero);

/** The periods with any activity, newest first. */
export const listed = ({ periods }: Pick<Activity, "periods">): readonly PeriodFigures[] =>
  periods.filter((one) => !isEmpty(one)).toReversed();

/** A minute that has begun counts in full, so that a few seconds of play do not read as none. */
export function timeParts(seconds: number): { readonly hours: number; readonly minutes: number } {
  const begun = Math.ceil(seconds / 60);
  return { hours: Math.floor(begun / 60), minutes: begun % 60 };
}
