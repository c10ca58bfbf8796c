/** Loaded with the notice only: reading server times needs the zone library. */
import { readTime, siteZone } from "@naluma/i18n/dates";
import { languageTag, type Locale } from "@naluma/site/locale";

export interface SiteMoment {
  readonly clock: string;
  readonly day: string;
  /** How the zone is called, such as GMT-4. */
  readonly zone: string;
  /** For machines. */
  readonly iso: string;
}

/** A server time in the site zone; nothing when it cannot be read. */
export function siteMoment(text: string, locale: Locale): SiteMoment | undefined {
  const time = readTime(text);
  if (!time) return undefined;
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(languageTag(locale), {
      timeZone: siteZone,
      numberingSystem: "latn",
      ...options,
    });
  const zone = format({ timeZoneName: "shortOffset" })
    .formatToParts(time)
    .find(({ type }) => type === "timeZoneName");
  return {
    clock: format({ hour: "2-digit", minute: "2-digit", hourCycle: "h23" }).format(time),
    day: format({ weekday: "short", day: "numeric", month: "short" }).format(time),
    zone: zone?.value ?? siteZone,
    iso: time.toISOString(),
  };
}
