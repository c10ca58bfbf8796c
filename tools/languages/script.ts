import { languageTag, locales, type Locale } from "@naluma/site/locale";

const scripts = new Map(
  locales.map((locale) => [locale, new Intl.Locale(languageTag(locale)).maximize().script]),
);

/** The script of a language, according to the JavaScript engine: `Thai`, `Latn`, `Jpan`. */
export const scriptOf = (locale: Locale): string => scripts.get(locale) ?? "Latn";

/** Scripts that combine several others, keyed by the name of the combination. */
const mixtures: Readonly<Partial<Record<string, RegExp>>> = {
  Hans: /\p{Script=Han}/u,
  Hant: /\p{Script=Han}/u,
  Jpan: /[\p{Script=Han}\p{scx=Hiragana}\p{scx=Katakana}]/u,
  Kore: /\p{scx=Hangul}/u,
};

/** The letters that a language is written in; marks that several scripts share count for each. */
const letters = new Map(
  locales.map((locale) => {
    const script = scriptOf(locale);
    return [locale, mixtures[script] ?? new RegExp(`\\p{scx=${script}}`, "u")];
  }),
);

/**
 * Languages in which a sentence does not end with a dot. Thai ends sentences with a space, and the last one with
 * nothing.
 */
const stops: Readonly<Partial<Record<string, string>>> = {
  Hans: "。",
  Hant: "。",
  Jpan: "。",
  Deva: "।",
  Beng: "।",
  Mymr: "။",
  Thai: "",
};

export const fullStop = (locale: Locale): string => stops[scriptOf(locale)] ?? ".";

/** Our name, and codes that are the same in every language: those of currencies and time zones. */
const names = /\bNaluma\b|\b[A-Z]{2,5}\b/g;

/** The share of letters in the language's own script, 0 to 1; 1 if there are no letters. */
export function ownScriptShare(text: string, locale: Locale): number {
  const all = text.replace(names, "").match(/[\p{L}\p{M}]/gu) ?? [];
  if (all.length === 0) return 1;
  return all.filter((letter) => letters.get(locale)?.test(letter)).length / all.length;
}

/** Tone marks, circumflex, breve, horn and the crossed d, in normal form D. */
const vietnamese = /đ|\u0300|\u0301|\u0302|\u0303|\u0306|\u0309|\u031b|\u0323/;

/**
 * The share of words with a Vietnamese mark, 0 to 1: the letters are Latin, so only the marks distinguish it from
 * English. In ordinary prose, three out of four words have one.
 */
export function markedShare(text: string): number {
  const all =
    text
      .replace(names, "")
      .normalize("NFD")
      .toLowerCase()
      .match(/[\p{L}\p{M}]+/gu) ?? [];
  if (all.length === 0) return 1;
  return all.filter((word) => vietnamese.test(word)).length / all.length;
}

/**
 * The approximate width of a text in columns of half an em: East Asian letters take two, combining marks none. Vowel
 * signs that stand beside their letter (Tamil, Burmese, Hindi, Bengali) take one.
 */
export function width(text: string): number {
  let columns = 0;
  for (const character of text.normalize("NFC").replace(/[\p{Mn}\p{Me}]/gu, ""))
    columns += /[\u1100-\u11ff\u2e80-\u9fff\uac00-\ud7a3\uf900-\ufaff\uff00-\uff60]/u.test(
      character,
    )
      ? 2
      : 1;
  return columns;
}
