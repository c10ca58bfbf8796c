import { dateFormat, numberFormat } from "@naluma/site/formats";
import { pageData } from "./page-data.ts";

const { locale } = pageData;

const decimals = numberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });

const whole = numberFormat(locale);

const decimalPoint =
  decimals.formatToParts(0.5).find(({ type }) => type === "decimal")?.value ?? ".";

interface Currency {
  readonly symbol: string;
  readonly hasDecimals: boolean;
}

let played: Currency = { symbol: "", hasDecimals: true };

export function setCurrency(currency: Currency): void {
  played = currency;
}

/**
 * Formats decimal text in the page's language, with the symbol and the decimals of the currency. It never passes
 * through a float.
 */
export function formatAmount(text: string): string {
  const [units = "0", hundredths = "00"] = text.split(".");
  const behind = played.hasDecimals ? decimalPoint + hundredths : "";
  return played.symbol + whole.format(BigInt(units)) + behind;
}

export const formatNumber = (value: number): string => whole.format(value);

/** Formats odds and seconds with two decimals: 220 is 2.20. */
export const formatHundredths = (value: number): string => decimals.format(value / 100);

/** 153 is `1.53×`. */
export const formatMultiplier = (hundredths: number): string => `${formatHundredths(hundredths)}×`;

/** Hundredths of a percent: 9600 is `96.00 %`. */
export const formatPercent = (basisPoints: number): string => `${formatHundredths(basisPoints)} %`;

const dayAndTime = {
  year: "numeric",
  month: "short",
  day: "numeric",
  hour: "numeric",
  minute: "2-digit",
} as const;

/** Day and time in the player's time zone, with the name of the zone. */
export const formatMoment = (iso: string): string =>
  dateFormat(locale, { ...dayAndTime, timeZoneName: "short" }).format(new Date(iso));

/** Times on the wire are in the site's time zone, whose offset has been the same since 2016. */
const siteOffset = "-04:00";
const zoneOfSite = "America/Caracas";

/** The name of the site's time zone: `GMT-4`. */
const siteZone =
  dateFormat(locale, { timeZone: zoneOfSite, timeZoneName: "short" })
    .formatToParts()
    .find(({ type }) => type === "timeZoneName")?.value ?? "";

const clock = { hour: "numeric", minute: "2-digit", second: "2-digit" } as const;
const dayAndClock = { month: "short", day: "numeric", ...clock } as const;

const formatIn = (time: Date, timeZone: string | undefined, options: Intl.DateTimeFormatOptions) =>
  dateFormat(locale, { timeZone, ...options }).format(time);

/**
 * Formats a site time such as `2026-11-20 18:30:05` in the page's language: in the player's time zone, followed by the
 * site's time if the clocks differ, as in the lobby.
 */
export function formatSiteTime(text: string, playersZone?: string): string {
  const time = new Date(`${text.replace(" ", "T")}${siteOffset}`);
  if (Number.isNaN(time.getTime())) return text;
  const own = formatIn(time, playersZone, dayAndClock);
  const atSite = formatIn(time, zoneOfSite, dayAndClock);
  if (own === atSite) return `${own} (${siteZone})`;
  const day = { month: "short", day: "numeric" } as const;
  const isSameDay = formatIn(time, playersZone, day) === formatIn(time, zoneOfSite, day);
  return `${own} (${isSameDay ? formatIn(time, zoneOfSite, clock) : atSite} ${siteZone})`;
}
