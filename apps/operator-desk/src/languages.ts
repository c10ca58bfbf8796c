import { languageTag, locales, type Locale } from "@naluma/site/locale";

const names = new Intl.DisplayNames(["en"], { type: "language" });

/** The site's languages. English is first because it is the fallback for missing texts. */
export const languages: readonly Locale[] = [
  "en_US",
  ...locales.filter((locale) => locale !== "en_US"),
];

const languageOf = (locale: Locale) => locale.slice(0, locale.indexOf("_"));

/** "Vietnamese", or "Chinese (Taiwan)", because the site has two Chinese variants. */
export const languageName = (locale: Locale): string => {
  const tag = languageTag(locale);
  const language = languageOf(locale);
  const isTwice = locales.filter((one) => languageOf(one) === language).length > 1;
  return names.of(isTwice ? tag : language) ?? tag;
};

export type Texts = Readonly<Partial<Record<Locale, string>>>;

/** Changes one text. An empty text is removed, except for the English, which the others fall back to. */
export const withText = (texts: Texts, locale: Locale, text: string): Texts => {
  const { [locale]: _before, ...others } = texts;
  return text === "" && locale !== "en_US" ? others : { ...others, [locale]: text };
};

/** The text that players read in a language. */
export const readText = (texts: Texts, locale: Locale): string =>
  texts[locale] || (texts.en_US ?? "");

const isWritten = (texts: Texts) => (texts.en_US ?? "") !== "";

/** The current text, the text when it was opened, and the languages that were outdated at that time. */
export type TextSince = readonly [
  now: Texts,
  before: Texts | undefined,
  outdated?: readonly Locale[],
];

/** Languages whose text was kept although the English it translates has changed. */
const outdatedLanguages = (all: readonly TextSince[]): readonly Locale[] =>
  languages.filter(
    (locale) =>
      locale !== "en_US" &&
      all.some(
        ([now, before, outdated = []]) =>
          before !== undefined &&
          isWritten(before) &&
          (now.en_US !== before.en_US || outdated.includes(locale)) &&
          Boolean(now[locale]) &&
          now[locale] === before[locale],
      ),
  );

/** The translation state of several texts that are edited together. */
export const writtenIn = (all: readonly TextSince[]) => {
  const texts = all.map(([now]) => now);
  return {
    isEmpty: !texts.some(isWritten),
    missing: missingLanguages(texts),
    outdated: outdatedLanguages(all),
  };
};

export type Written = ReturnType<typeof writtenIn>;

/** Languages in which players read English because at least one of the texts is missing. */
export const missingLanguages = (all: readonly Texts[]): readonly Locale[] =>
  languages.filter((locale) => all.some((texts) => isWritten(texts) && !texts[locale]));
