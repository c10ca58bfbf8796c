import { pageData } from "./page-data.ts";

/** Digits are Latin in every language, as in the lobby: Burmese and Bengali would bring their own. */
const language = `${pageData.locale.replace("_", "-")}-u-nu-latn`;

const decimals = new Intl.NumberFormat(language, {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});

const whole = new Intl.NumberFormat(language);

const decimalPoint =
  decimals.formatToParts(0.5).find(({ type }) => type === "decimal")?.value ?? ".";

interface Currency {
  readonly symbol: string;
  /** Whether its amounts are written with decimals. */
  readonly hasDecimals: boolean;
}

let played: Currency = { symbol: "", hasDecimals: true };

/** What the player has money in; all amounts of the game are. */
export function setCurrency(currency: Currency): void {
  played = currency;
}

/**
 * Decimal text in the page's language, with the symbol and the places of the currency. Never passes
 * through a float.
 */
export function formatAmount(text: string): string {
  const [units = "0", hundredths = "00"] = text.split(".");
  const behind = played.hasDecimals ? decimalPoint + hundredths : "";
  return played.symbol + whole.format(BigInt(units)) + behind;
}

export const formatNumber = (value: number): string => whole.format(value);

/** Odds and seconds, two places: 220 is 2.20. */
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

/** Day and time where the player is, with the name of the zone. */
export const formatMoment = (iso: string): string =>
  new Intl.DateTimeFormat(language, { ...dayAndTime, timeZoneName: "short" }).format(new Date(iso));

/** Times on the wire are in the site's time zone, and are shown in it, as in the lobby. */
const zoneOfSite = "America/Caracas";

/** The name of that time zone: `GMT-4`. */
export const siteZone =
  new Intl.DateTimeFormat(language, { timeZone: zoneOfSite, timeZoneName: "short" })
    .formatToParts()
    .find(({ type }) => type === "timeZoneName")?.value ?? "";

const siteClock = new Intl.DateTimeFormat(language, {
  ...dayAndTime,
  year: undefined,
  second: "2-digit",
  timeZone: "UTC",
});

/** `2026-11-20 18:30:05` as the page's language writes it, on the same clock. */
export function formatSiteTime(text: string): string {
  const time = Date.parse(`${text.replace(" ", "T")}Z`);
  return Number.isNaN(time) ? text : siteClock.format(time);
}
