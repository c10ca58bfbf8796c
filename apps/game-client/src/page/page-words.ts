import { engineNames } from "@naluma/game-engines/engine";
import type { EngineName } from "@naluma/game-engines/engine";
import type { GameWord } from "../words/words.ts";
import { isRecord, text } from "./read-json.ts";

/** What the server wrote into the page. */
export interface PageData {
  /** Path under which the calls lie. */
  readonly api: string;
  readonly engine: EngineName;
  readonly locale: string;
  readonly code: string;
  readonly title: string;
  /** Hundredths of a percent. */
  readonly rtp: number;
  readonly names: Readonly<Record<string, string>>;
  readonly words: Readonly<Record<string, string>>;
}

const texts = (value: unknown): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(isRecord(value) ? value : {}).flatMap(([key, text]) =>
      typeof text === "string" ? [[key, text]] : [],
    ),
  );

const read = (): PageData => {
  const value: unknown = JSON.parse(document.getElementById("game-data")?.textContent ?? "{}");
  const data = isRecord(value) ? value : {};
  return {
    api: text(data["api"]),
    engine: engineNames.find((name) => name === data["engine"]) ?? "slot",
    locale: text(data["locale"]),
    code: text(data["code"]),
    title: text(data["title"]),
    rtp: Number(data["rtp"] ?? 0),
    names: texts(data["names"]),
    words: texts(data["words"]),
  };
};

export const page = read();

/** Digits are Latin in every language, as in the lobby: Burmese and Bengali would bring their own. */
const language = `${page.locale.replace("_", "-")}-u-nu-latn`;

/** A message with its gaps filled; the id itself when there is no such message. */
export function say(id: GameWord, gaps: Readonly<Record<string, string | number>> = {}): string {
  return (page.words[id] ?? id).replace(/\{(\w+)\}/g, (gap: string, name: string) =>
    String(gaps[name] ?? gap),
  );
}

/** Drawings of a game: `H` its hero, `A` to `F` six more, the wild and the scatter. */
export type DrawingName = "W" | "H" | "A" | "B" | "C" | "D" | "E" | "F" | "S";

/** What a drawing of this game shows, in the page's language. */
export const nameOf = (drawing: DrawingName): string => page.names[drawing] ?? drawing;

const decimals = new Intl.NumberFormat(language, {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});

const whole = new Intl.NumberFormat(language);

let currencySymbol = "";

export function speakCurrency(symbol: string): void {
  currencySymbol = symbol;
}

/** Decimal text in the page's language, with the sign of the currency. Never passes through a float. */
export function amount(text: string): string {
  const [units = "0", hundredths = "00"] = text.split(".");
  const point = decimals.formatToParts(0.5).find(({ type }) => type === "decimal")?.value ?? ".";
  return `${currencySymbol}${whole.format(BigInt(units))}${point}${hundredths}`;
}

/** Odds and seconds, two places: 220 is 2.20. */
export const hundredths = (value: number): string => decimals.format(value / 100);

export const percent = (hundredths: number): string => `${decimals.format(hundredths / 100)} %`;

const dayAndTime = {
  year: "numeric",
  month: "short",
  day: "numeric",
  hour: "numeric",
  minute: "2-digit",
} as const;

/** Day and time where the player is, with the name of the zone. */
export const moment = (iso: string): string =>
  new Intl.DateTimeFormat(language, { ...dayAndTime, timeZoneName: "short" }).format(new Date(iso));

/** Times of the wire are those of the site, and are shown so, as in the lobby. */
const zoneOfSite = "America/Caracas";

/** What that zone is called: `GMT-4`. */
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
export function siteMoment(text: string): string {
  const time = Date.parse(`${text.replace(" ", "T")}Z`);
  return Number.isNaN(time) ? text : siteClock.format(time);
}

export const number = (value: number): string => whole.format(value);

/** Minor units of a decimal text with two places. */
export const minor = (text: string): bigint => BigInt(text.replace(".", ""));

/** Whether a round brought at least what it cost: less is no win, and is not called one. */
export const isGain = ({
  win,
  staked,
}: {
  readonly win: string;
  readonly staked: string;
}): boolean => minor(win) > 0n && minor(win) >= minor(staked);
