import { languageTag, locales, type Locale } from "@naluma/site/locale";

const names = new Intl.DisplayNames(["en"], { type: "language" });

/** The site's languages, English first: it stands in for what the others lack. */
export const languages: readonly Locale[] = [
  "en_US",
  ...locales.filter((locale) => locale !== "en_US"),
];

const languageOf = (locale: Locale) => locale.slice(0, locale.indexOf("_"));

/** "Vietnamese"; "Chinese (Taiwan)", as the site has two of them. */
export const languageName = (locale: Locale): string => {
  const tag = languageTag(locale);
  const language = languageOf(locale);
  const isTwice = locales.filter((one) => languageOf(one) === language).length > 1;
  return names.of(isTwice ? tag : language) ?? tag;
};

export type Texts = Readonly<Partial<Record<Locale, string>>>;

/** With a text changed; an empty one is a missing one, except the English, which the others fall back to. */
export const withText = (texts: Texts, locale: Locale, text: string): Texts => {
  const { [locale]: _before, ...others } = texts;
  return text === "" && locale !== "en_US" ? others : { ...others, [locale]: text };
};

/** What players read in a language. */
export const readText = (texts: Texts, locale: Locale): string =>
  texts[locale] || (texts.en_US ?? "");

const isWritten = (texts: Texts) => (texts.en_US ?? "") !== "";

/** A text now, as it was when it was opened, and which languages were outdated by then. */
export type TextSince = readonly [
  now: Texts,
  before: Texts | undefined,
  outdated?: readonly Locale[],
];

/** Languages whose text was kept though the English that it translates has changed. */
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

/** What can be said of the languages of some texts that are written together. */
export const writtenIn = (all: readonly TextSince[]) => {
  const texts = all.map(([now]) => now);
  return {
    isEmpty: !texts.some(isWritten),
    missing: missingLanguages(texts),
    outdated: outdatedLanguages(all),
  };
};

export type Written = ReturnType<typeof writtenIn>;

/** Languages in which players read English, because one of the texts is missing there. */
export const missingLanguages = (all: readonly Texts[]): readonly Locale[] =>
  languages.filter((locale) => all.some((texts) => isWritten(texts) && !texts[locale]));
