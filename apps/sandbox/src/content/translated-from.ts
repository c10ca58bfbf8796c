import { createHash } from "node:crypto";
import { locales, type Locale } from "@naluma/site/locale";
import type { TranslatedFrom } from "../ground/db/schema.ts";

export type Texts = Readonly<Record<string, string>>;

export interface Translated {
  /** The texts of each field by language. */
  readonly texts: Readonly<Record<string, Texts>>;
  readonly translatedFrom: TranslatedFrom;
}

export const hashOf = (text: string): string =>
  createHash("sha256").update(text).digest("hex").slice(0, 16);

/**
 * The translations made from an English text other than that of `now`: texts that were kept while the English
 * changed. A text that was rewritten or reviewed counts as a translation of the current English.
 */
export const translatedFrom = (
  before: Translated,
  now: Translated["texts"],
  reviewed: readonly Locale[],
): TranslatedFrom => {
  const ofField = (name: string, texts: Texts) => {
    const was = before.texts[name];
    if (!was || (was["en_US"] ?? "") === "") return [];
    const [english, source] = [hashOf(texts["en_US"] ?? ""), hashOf(was["en_US"] ?? "")];
    return locales
      .filter((locale) => locale !== "en_US" && !reviewed.includes(locale))
      .filter((locale) => (texts[locale] ?? "") !== "" && texts[locale] === was[locale])
      .map((locale) => [locale, before.translatedFrom[name]?.[locale] ?? source] as const)
      .filter(([, translated]) => translated !== english);
  };
  return Object.fromEntries(
    Object.entries(now)
      .map(([name, texts]) => [name, ofField(name, texts)] as const)
      .flatMap(([name, kept]) => (kept.length > 0 ? [[name, Object.fromEntries(kept)]] : [])),
  );
};

/** Languages whose text of a field was translated from an English text that has since changed. */
export const outdatedOf = (from: TranslatedFrom[string] = {}): Locale[] =>
  locales.filter((one) => one in from);
