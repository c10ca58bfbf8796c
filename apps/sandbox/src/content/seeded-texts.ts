import { locales } from "@naluma/site/locale";
import { filled, wordFiles } from "@naluma/site/word-files";
import pagesInEnglish from "./page-words/en_US.json" with { type: "json" };
import en from "./words/en_US.json" with { type: "json" };

export type SeededText = keyof typeof en;
export type PageText = keyof typeof pagesInEnglish;

const wordsIn = wordFiles(new URL("./words/", import.meta.url), en);
const pageWordsIn = wordFiles(new URL("./page-words/", import.meta.url), pagesInEnglish);

/** A seeded text in every language that has a file; English is always included. */
export function seededText(id: SeededText): Record<string, string> {
  const translations = locales
    .map(wordsIn)
    .map(({ words, locale }) => [locale, words[id]] as const);
  return Object.fromEntries(translations);
}

/** The same for the operator's pages. */
export function seededPageText(
  id: PageText,
  gaps: Parameters<typeof filled>[1] = {},
): Record<string, string> {
  const translations = locales
    .map(pageWordsIn)
    .map(({ words, locale }) => [locale, filled(words[id], gaps)] as const);
  return Object.fromEntries(translations);
}

/** Paragraphs as HTML, in the languages of the first one. */
export const asParagraphs = (
  ...texts: readonly Readonly<Record<string, string>>[]
): Record<string, string> =>
  Object.fromEntries(
    Object.keys(texts[0] ?? {}).map((locale) => [
      locale,
      texts.map((text) => `<p>${text[locale] ?? text["en_US"] ?? ""}</p>`).join(""),
    ]),
  );
