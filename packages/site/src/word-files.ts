import { existsSync, readFileSync } from "node:fs";
import { isLocale, locales } from "./locale.ts";
import type { Locale } from "./locale.ts";

export interface LocalizedWords<Id extends string> {
  readonly words: Readonly<Record<Id, string>>;
  /** The language of the texts, for a page's `lang`. */
  readonly locale: Locale;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;

/**
 * The texts of a folder with one `{locale}.json` per language: adding a language only takes its file. English is the
 * fallback for a missing file or text. Read once, when the sandbox starts.
 *
 * @param folder ends with a slash
 */
export function wordFiles<Id extends string>(
  folder: URL,
  english: Readonly<Record<Id, string>>,
): (locale: string) => LocalizedWords<Id> {
  const spoken = new Map<string, LocalizedWords<Id>>();
  for (const locale of locales) {
    const file = new URL(`${locale}.json`, folder);
    if (!existsSync(file)) continue;
    const read: unknown = JSON.parse(readFileSync(file, "utf8"));
    const words: Record<Id, string> = { ...english };
    if (isRecord(read))
      for (const id in english) {
        const word = read[id];
        if (typeof word === "string") words[id] = word;
      }
    spoken.set(locale, { words, locale });
  }
  const fallback: LocalizedWords<Id> = { words: english, locale: "en_US" };
  return (locale) => (isLocale(locale) ? (spoken.get(locale) ?? fallback) : fallback);
}

/** Fills the placeholders of a message; a placeholder without a value stays as it is written. */
export const filled = (
  message: string,
  gaps: Readonly<Record<string, string | number | bigint>>,
): string =>
  message.replace(/\{(\w+)\}/g, (gap: string, name: string) => String(gaps[name] ?? gap));
