import type { RestMessageId } from "../words.rest.ts";

export const periodKinds = ["day", "week", "month"] as const;
export type PeriodKind = (typeof periodKinds)[number];

export const periodNames: Readonly<Record<PeriodKind, RestMessageId>> = {
  day: "activity.by_day",
  week: "activity.by_week",
  month: "activity.by_month",
};

/** Amounts are decimal text. */
export interface Figures {
  readonly staked: string;
  readonly won: string;
  readonly net: string;
  readonly deposits: string;
  readonly withdrawals: string;
  /** In games. */
  readonly seconds: number;
}

/** Days of the site's calendar, both included: `YYYY-MM-DD`. */
export interface PeriodFigures extends Figures {
  readonly from: string;
  readonly to: string;
}

export interface Activity {
  readonly currency: string;
  /** Oldest first. */
  readonly periods: readonly PeriodFigures[];
  readonly totals: Figures;
  /** Asks for the periods before these; nothing where there are none. */
  readonly before: string | null;
}

const isZero = (amount: string): boolean => /^-?[0.]*$/.test(amount);

/** Whether anything at all happened in it. */
export const isEmpty = ({ staked, won, deposits, withdrawals, seconds }: Figures): boolean =>
  seconds === 0 && [staked, won, deposits, withdrawals].every(isZero);

/** Whether there is a result that a chart could show. */
export const hasPlay = ({ staked, won }: Figures): boolean => ![staked, won].every(isZero);

/** The periods in which something happened, newest first. */
export const listed = ({ periods }: Pick<Activity, "periods">): readonly PeriodFigures[] =>
  periods.filter((one) => !isEmpty(one)).toReversed();

/** Whoever played for some seconds did play: a minute that was begun counts. */
export function timeParts(seconds: number): { readonly hours: number; readonly minutes: number } {
  const begun = Math.ceil(seconds / 60);
  return { hours: Math.floor(begun / 60), minutes: begun % 60 };
}
