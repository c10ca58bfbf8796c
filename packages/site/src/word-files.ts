import { existsSync, readFileSync } from "node:fs";
import { isLocale, locales } from "./locale.ts";
import type { Locale } from "./locale.ts";

export interface LocalizedWords<Id extends string> {
  readonly words: Readonly<Record<Id, string>>;
  /** The language that the words are in; `lang` of a page. */
  readonly locale: Locale;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;

/**
 * The words of a folder with one `{locale}.json` a language: a language is added by its file alone. English
 * stands in for a file or a word that is missing. Reads once, when the sandbox starts.
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

/** A message with its gaps filled; a gap that is not given stays as it is written. */
export const filled = (
  message: string,
  gaps: Readonly<Record<string, string | number | bigint>>,
): string =>
  message.replace(/\{(\w+)\}/g, (gap: string, name: string) => String(gaps[name] ?? gap));
