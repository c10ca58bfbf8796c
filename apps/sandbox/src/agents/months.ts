import { siteDayStart } from "../ground/clock.ts";

const day = 24 * 60 * 60_000;

/** Offset of the start of a site day from midnight UTC; the site's time zone has no daylight saving time. */
export const dayBegins = siteDayStart("2026-01-01") % day;

/** When a day of the site begins; days are counted from 1970. */
export const dayStart = (days: number): number => days * day + dayBegins;

/** When a month of the site begins: 202611 is November 2026. */
export const monthStart = (month: number): number =>
  siteDayStart(`${String(month).slice(0, 4)}-${String(month).slice(4)}-01`);

/** The month of the site's calendar at a time, as `202611`. */
export const monthAt = (at: number): number => {
  const [year = "", month = ""] = new Date(at - dayBegins).toISOString().split("-");
  return Number(`${year}${month}`);
};

const nextMonth = (month: number): number => (month % 100 === 12 ? month + 89 : month + 1);

export const monthDays = (month: number): { readonly from: string; readonly to: string } => {
  const dayOf = (at: number) => new Date(at - dayBegins).toISOString().slice(0, 10);
  return { from: dayOf(monthStart(month)), to: dayOf(monthStart(nextMonth(month)) - day) };
};
