import { siteDayStart, siteTime } from "../../ground/clock.ts";

export const periodKinds = ["day", "week", "month"] as const;
export type PeriodKind = (typeof periodKinds)[number];

/** Days of the site's calendar, both inclusive, and the same as instants, the end exclusive. */
export interface Period {
  readonly from: string;
  readonly to: string;
  readonly starts: number;
  readonly ends: number;
}

/** The number of periods shown: two weeks, a quarter, a year. */
const shown: Readonly<Record<PeriodKind, number>> = { day: 14, week: 13, month: 12 };

/** Days are calculated as UTC dates without a time. */
const dayOf = (date: Date): string => date.toISOString().slice(0, 10);
const dateOf = (day: string): Date => new Date(`${day}T00:00:00Z`);

const later = (day: string, days: number): string => {
  const date = dateOf(day);
  date.setUTCDate(date.getUTCDate() + days);
  return dayOf(date);
};

export const firstDay: Readonly<Record<PeriodKind, (day: string) => string>> = {
  day: (day) => day,
  // Weeks begin on Monday in every locale.
  week: (day) => later(day, -((dateOf(day).getUTCDay() + 6) % 7)),
  month: (day) => `${day.slice(0, 7)}-01`,
};

export const nextFirstDay: Readonly<Record<PeriodKind, (first: string) => string>> = {
  day: (first) => later(first, 1),
  week: (first) => later(first, 7),
  // No month has more than 31 days, so 31 days after its first is always in the next month.
  month: (first) => firstDay.month(later(first, 31)),
};

export const siteDay = (at: number): string => siteTime(at).slice(0, 10);

/** The periods up to the one that contains the day, oldest first. */
export function periodsUpTo(kind: PeriodKind, day: string): readonly Period[] {
  const found: Period[] = [];
  let first = firstDay[kind](day);
  for (let count = 0; count < shown[kind]; count += 1) {
    const next = nextFirstDay[kind](first);
    found.unshift({
      from: first,
      to: later(next, -1),
      starts: siteDayStart(first),
      ends: siteDayStart(next),
    });
    first = firstDay[kind](later(first, -1));
  }
  return found;
}

/** The same for periods that ended before the day. */
export const periodsBefore = (kind: PeriodKind, day: string): readonly Period[] =>
  periodsUpTo(kind, later(firstDay[kind](day), -1));
