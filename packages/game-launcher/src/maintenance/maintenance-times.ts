/** Loaded only with the notice: parsing server times needs the time zone library. */
import { isSiteClock, isSiteDay, readTime, siteZone, siteZoneName } from "@naluma/i18n/dates";
import { dateFormat } from "@naluma/site/formats";
import type { Locale } from "@naluma/site/locale";

/** A time in the player's time zone. */
export interface MaintenanceMoment {
  readonly clock: string;
  readonly day: string;
  /** The same time at the site, with its zone; undefined if the clocks agree. */
  readonly atSite: string | undefined;
  /** The name of the site's time zone, such as GMT-4. */
  readonly zone: string;
  readonly iso: string;
}

/** A server time as seen by a player in `playersZone`; undefined if it cannot be parsed. */
export function maintenanceMoment(
  text: string,
  locale: Locale,
  playersZone?: string,
): MaintenanceMoment | undefined {
  const time = readTime(text);
  if (!time) return undefined;
  const format = (timeZone: string | undefined, options: Intl.DateTimeFormatOptions) =>
    dateFormat(locale, { timeZone, ...options }).format(time);
  const clock = { hour: "2-digit", minute: "2-digit", hourCycle: "h23" } as const;
  const day = { weekday: "short", day: "numeric", month: "short" } as const;
  const zone = siteZoneName(time);
  const shown = isSiteDay(time, playersZone) ? clock : { ...day, ...clock };
  return {
    clock: format(playersZone, clock),
    day: format(playersZone, day),
    atSite: isSiteClock(time, playersZone) ? undefined : `${format(siteZone, shown)} ${zone}`,
    zone,
    iso: time.toISOString(),
  };
}
