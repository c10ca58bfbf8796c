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

interface Bar {
  /** The start and the length of the bar, as fractions of the chart's height. */
  readonly top: number;
  readonly height: number;
  readonly isLoss: boolean;
}

interface Bars {
  /** The position of the zero line from the top, as a fraction of the height. */
  readonly zero: number;
  readonly bars: readonly Bar[];
}

/** The minimum length, so that even a small amount is visible. */
const least = 0.01;

/** Bars above and below a common line; the largest and the smallest amount fill the chart. */
export function barsOf(amounts: readonly string[]): Bars {
  // A chart does not need the cents: the rounding error of a number is less than a pixel.
  const values = amounts.map(Number);
  const most = Math.max(0, ...values);
  const span = most - Math.min(0, ...values);
  if (span === 0)
    return { zero: 1, bars: values.map(() => ({ top: 1, height: 0, isLoss: false })) };
  const zero = most / span;
  return {
    zero,
    bars: values.map((value) => {
      const height = value === 0 ? 0 : Math.max(least, Math.abs(value) / span);
      return { top: value > 0 ? zero - height : zero, height, isLoss: value < 0 };
    }),
  };
}

/** The bar that a key moves to from another. */
export function barAfter(key: string, at: number, count: number): number | undefined {
  switch (key) {
    case "ArrowRight":
      return Math.min(count - 1, at + 1);
    case "ArrowLeft":
      return Math.max(0, at - 1);
    case "Home":
      return 0;
    case "End":
      return count - 1;
    default:
      return undefined;
  }
}
