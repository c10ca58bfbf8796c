import { isLocale } from "@naluma/site/locale";
import type { Locale } from "@naluma/site/locale";

import en from "./en_US.json" with { type: "json" };
import zh from "./zh_CN.json" with { type: "json" };

export type SlotWord = keyof typeof en;
export type SlotWords = Readonly<Record<SlotWord, string>>;

/** A language is added by its file and a line here; English stands in for those still missing. */
const translated: Partial<Record<Locale, SlotWords>> = { en_US: en, zh_CN: zh };

export interface Spoken {
  readonly words: SlotWords;
  /** The language that the words are in; `lang` of the page. */
  readonly locale: Locale;
}

/** The page's words in the language that the launch carries. */
export function wordsIn(locale: string): Spoken {
  const words = isLocale(locale) ? translated[locale] : undefined;
  return words && isLocale(locale) ? { words, locale } : { words: en, locale: "en_US" };
}
