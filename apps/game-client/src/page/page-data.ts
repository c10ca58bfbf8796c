import { engineNames } from "@naluma/game-engines/engine";
import type { EngineName } from "@naluma/game-engines/engine";
import { defaultLocale, isLocale, type Locale } from "@naluma/site/locale";
import { isRecord, text } from "./read-json.ts";

interface PageData {
  /** The base path of the API calls. */
  readonly api: string;
  readonly engine: EngineName;
  readonly locale: Locale;
  readonly code: string;
  readonly title: string;
  /** Return to the player, in hundredths of a percent. */
  readonly rtp: number;
  /** The names of the game's drawings, in the page's language. */
  readonly names: Readonly<Record<string, string>>;
  readonly words: Readonly<Record<string, string>>;
}

const texts = (value: unknown): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(isRecord(value) ? value : {}).flatMap(([key, text]) =>
      typeof text === "string" ? [[key, text]] : [],
    ),
  );

export const engineIn = (value: unknown): EngineName | undefined =>
  engineNames.find((name) => name === value);

function read(): PageData {
  const value: unknown = JSON.parse(document.getElementById("game-data")?.textContent ?? "{}");
  const data = isRecord(value) ? value : {};
  return {
    api: text(data["api"]),
    engine: engineIn(data["engine"]) ?? "slot",
    locale: isLocale(data["locale"]) ? data["locale"] : defaultLocale,
    code: text(data["code"]),
    title: text(data["title"]),
    rtp: Number(data["rtp"] ?? 0),
    names: texts(data["names"]),
    words: texts(data["words"]),
  };
}

export const pageData = read();
