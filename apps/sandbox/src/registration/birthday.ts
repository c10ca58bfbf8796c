import { siteTime } from "../ground/clock.ts";

/** A calendar day as sent, `1994-3-8`; undefined if there is no such day. */
export const dayOf = (
  text: string,
): { readonly year: number; readonly month: number; readonly day: number } | undefined => {
  const [year = 0, month = 0, day = 0] = text.split("-").map(Number);
  const date = new Date(Date.UTC(year, month - 1, day));
  const isDay =
    date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isDay && year >= 1900 ? { year, month, day } : undefined;
};

/** The format in which birthdays are stored and compared. */
export const plainDay = (text: string): string => {
  const found = dayOf(text);
  return found ? `${found.year}-${found.month}-${found.day}` : text;
};

/** In whole years, on the site's current day. */
export const ageAt = (birthday: string, now: number): number | undefined => {
  const born = dayOf(birthday);
  const today = dayOf(siteTime(now).slice(0, 10));
  if (!born || !today) return undefined;
  const isBefore = today.month < born.month || (today.month === born.month && today.day < born.day);
  return today.year - born.year - (isBefore ? 1 : 0);
};
