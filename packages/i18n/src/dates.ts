import { dateFormat } from "@naluma/site/formats";
import { defaultLocale, type Locale } from "@naluma/site/locale";
/** Loaded only where a time is shown, because date-fns-tz weighs 8 kB. */
import { formatInTimeZone, fromZonedTime } from "date-fns-tz";

/** Server times without an offset are in this zone. */
export const siteZone = "America/Caracas";

/** Parses `"2026-11-20 18:30:00"`, also with a `T`, fractions or an offset; `undefined` when the time is unreadable. */
export function readTime(text: string): Date | undefined {
  const match = /^(\d{4}-\d\d-\d\d)[ T](\d\d:\d\d(?::\d\d)?)(?:\.\d+)?(Z|[+-]\d\d:?\d\d)?$/.exec(
    text.trim(),
  );
  if (!match) return undefined;
  const [, day = "", clock = "", offset] = match;
  const time = offset
    ? new Date(`${day}T${clock}${offset}`)
    : fromZonedTime(`${day}T${clock}`, siteZone);
  return Number.isNaN(time.getTime()) ? undefined : time;
}

/** The player's time zone, as far as the device knows it. */
const playersZone = (): string => dateFormat(defaultLocale, {}).resolvedOptions().timeZone;

const formatIn = (
  time: Date,
  locale: Locale,
  timeZone: string,
  options: Intl.DateTimeFormatOptions,
): string => dateFormat(locale, { timeZone, ...options }).format(time);

const full = { dateStyle: "medium", timeStyle: "short" } as const;

/** The day in the site's zone, as `YYYY-MM-DD`. */
export const siteDay = (time: Date): string => formatInTimeZone(time, siteZone, "yyyy-MM-dd");

/** The moment in the site's zone, with its offset: `2026-11-20T18:30:00-04:00`. Files and programs can sort by it. */
export const siteTimestamp = (time: Date): string =>
  formatInTimeZone(time, siteZone, "yyyy-MM-dd'T'HH:mm:ssxxx");

/** The site's zone as customer service writes it: `GMT-4`. */
export const siteZoneName = (time: Date): string =>
  dateFormat(defaultLocale, { timeZone: siteZone, timeZoneName: "short" })
    .formatToParts(time)
    .find(({ type }) => type === "timeZoneName")?.value ?? "";

/** Whether the player's clock shows the same time as the site's. */
export const isSiteClock = (time: Date, zone = playersZone()): boolean =>
  formatIn(time, defaultLocale, zone, full) === formatIn(time, defaultLocale, siteZone, full);

/** Whether the player's date is the same as the site's. */
export const isSiteDay = (time: Date, zone = playersZone()): boolean =>
  formatInTimeZone(time, zone, "yyyy-MM-dd") === formatInTimeZone(time, siteZone, "yyyy-MM-dd");

/**
 * Date and time in the site's zone, with the zone's name so that it is not mistaken for local time. In English by
 * default (I18N-15).
 */
export const formatSiteTime = (time: Date, locale: Locale = defaultLocale): string =>
  `${formatIn(time, locale, siteZone, full)} (${siteZoneName(time)})`;

/** Date and time in the player's zone, followed by the site's, which customer service uses. */
export function formatTime(time: Date, locale: Locale, zone = playersZone()): string {
  if (isSiteClock(time, zone)) return formatSiteTime(time, locale);
  const shown = isSiteDay(time, zone) ? { timeStyle: full.timeStyle } : full;
  const atSite = formatIn(time, locale, siteZone, shown);
  return `${formatIn(time, locale, zone, full)} (${atSite} ${siteZoneName(time)})`;
}

/** The date in the player's zone, with the month written out. */
export const formatDay = (time: Date, locale: Locale, zone = playersZone()): string =>
  formatIn(time, locale, zone, { dateStyle: "long" });

/** A day of the site's calendar (`YYYY-MM-DD`), formatted for a table; it has no time zone. */
export const formatSiteDay = (day: string, locale: Locale): string =>
  formatIn(new Date(`${day}T00:00:00Z`), locale, "UTC", { dateStyle: "medium" });

/** The month of the site's calendar, in words. */
export const formatMonth = (time: Date, locale: Locale): string =>
  dateFormat(locale, { timeZone: siteZone, month: "long", year: "numeric" }).format(time);
