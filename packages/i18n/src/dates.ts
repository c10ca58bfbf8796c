import { defaultLocale, languageTag, type Locale } from "@naluma/site/locale";
/** Loaded only where a time is shown: date-fns-tz weighs 8 kB. */
import { formatInTimeZone, fromZonedTime } from "date-fns-tz";

/** Server times without an offset are of this zone, and times are shown in it. */
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

/** Date and time in the site zone with its name, so that nobody reads it as local time; in English by default (I18N-15). */
export function formatSiteTime(time: Date, locale: Locale = defaultLocale): string {
  return new Intl.DateTimeFormat(languageTag(locale), {
    timeZone: siteZone,
    dateStyle: "medium",
    timeStyle: "short",
    numberingSystem: "latn",
  })
    .format(time)
    .concat(` (${formatInTimeZone(time, siteZone, "zzz")})`);
}

/** The day in the site zone, in words. */
export const formatSiteDay = (time: Date, locale: Locale): string =>
  new Intl.DateTimeFormat(languageTag(locale), {
    timeZone: siteZone,
    dateStyle: "long",
    numberingSystem: "latn",
  }).format(time);
