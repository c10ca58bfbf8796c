import { dateFormat } from "@naluma/site/formats";
import { defaultLocale, type Locale } from "@naluma/site/locale";
/** Loaded only where a time is shown: date-fns-tz weighs 8 kB. */
import { formatInTimeZone, fromZonedTime } from "date-fns-tz";

/** Server times without an offset are of this zone. */
export const siteZone = "America/Caracas";

/** `"2026-11-20 18:30:00"`, with a `T`, fractions or an offset; an unreadable time is absent. */
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

/** Where the player is, as far as the device knows. */
const playersZone = (): string => dateFormat(defaultLocale, {}).resolvedOptions().timeZone;

const formatIn = (
  time: Date,
  locale: Locale,
  timeZone: string,
  options: Intl.DateTimeFormatOptions,
): string => dateFormat(locale, { timeZone, ...options }).format(time);

const full = { dateStyle: "medium", timeStyle: "short" } as const;

/** The day of the site's calendar, `YYYY-MM-DD`. */
export const siteDay = (time: Date): string => formatInTimeZone(time, siteZone, "yyyy-MM-dd");

/** The moment in the site's zone, with its offset: `2026-11-20T18:30:00-04:00`. Files and programs sort it. */
export const siteTimestamp = (time: Date): string =>
  formatInTimeZone(time, siteZone, "yyyy-MM-dd'T'HH:mm:ssxxx");

/** What customer service calls the zone of the site: `GMT-4`. */
export const siteZoneName = (time: Date): string =>
  dateFormat(defaultLocale, { timeZone: siteZone, timeZoneName: "short" })
    .formatToParts(time)
    .find(({ type }) => type === "timeZoneName")?.value ?? "";

/** Whether clocks at the player and at the site show the same. */
export const isSiteClock = (time: Date, zone = playersZone()): boolean =>
  formatIn(time, defaultLocale, zone, full) === formatIn(time, defaultLocale, siteZone, full);

/** Whether it is the same day at the player and at the site. */
export const isSiteDay = (time: Date, zone = playersZone()): boolean =>
  formatInTimeZone(time, zone, "yyyy-MM-dd") === formatInTimeZone(time, siteZone, "yyyy-MM-dd");

/** Date and time in the site zone with its name: nobody reads it as local time. In English by default (I18N-15). */
export const formatSiteTime = (time: Date, locale: Locale = defaultLocale): string =>
  `${formatIn(time, locale, siteZone, full)} (${siteZoneName(time)})`;

/** Date and time where the player is, with the site's beside it, which customer service reads. */
export function formatTime(time: Date, locale: Locale, zone = playersZone()): string {
  if (isSiteClock(time, zone)) return formatSiteTime(time, locale);
  const shown = isSiteDay(time, zone) ? { timeStyle: full.timeStyle } : full;
  const atSite = formatIn(time, locale, siteZone, shown);
  return `${formatIn(time, locale, zone, full)} (${atSite} ${siteZoneName(time)})`;
}

/** The day where the player is, in words. */
export const formatDay = (time: Date, locale: Locale, zone = playersZone()): string =>
  formatIn(time, locale, zone, { dateStyle: "long" });

/** A day of the site's calendar, `YYYY-MM-DD`, as it is written in a table; it belongs to no zone. */
export const formatSiteDay = (day: string, locale: Locale): string =>
  formatIn(new Date(`${day}T00:00:00Z`), locale, "UTC", { dateStyle: "medium" });
