import { siteDayStart } from "../../ground/clock.ts";
import { firstDay, nextFirstDay, siteDay } from "../activity/periods.ts";
import type { LimitPeriod } from "./limit.ts";

/** When the current day, week or month of the site's calendar began, in ms since 1970. */
export const periodStart = (period: LimitPeriod, at: number): number =>
  siteDayStart(firstDay[period](siteDay(at)));

/** When the next period begins. */
export const periodEnd = (period: LimitPeriod, at: number): number =>
  siteDayStart(nextFirstDay[period](firstDay[period](siteDay(at))));

/** The same time of day this many months later, or on the last day of a shorter month. */
export function monthsLater(at: number, months: number): number {
  const today = siteDay(at);
  const [year = 0, month = 1, day = 1] = today.split("-").map(Number);
  const lastDay = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  const then = new Date(Date.UTC(year, month - 1 + months, Math.min(day, lastDay)));
  return siteDayStart(then.toISOString().slice(0, 10)) + (at - siteDayStart(today));
}
