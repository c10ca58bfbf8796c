import type { Locale } from "@naluma/site/locale";

/** The letters that a language is written in; marks that several scripts share count for each. */
const letters: Readonly<Record<Locale, RegExp>> = {
  en_US: /\p{Script=Latin}/u,
  vi_VN: /\p{Script=Latin}/u,
  zh_CN: /\p{Script=Han}/u,
  zh_TW: /\p{Script=Han}/u,
  ja_JP: /[\p{Script=Han}\p{scx=Hiragana}\p{scx=Katakana}]/u,
  ko_KR: /\p{scx=Hangul}/u,
  th_TH: /\p{scx=Thai}/u,
  hi_IN: /\p{scx=Devanagari}/u,
  my_MM: /\p{scx=Myanmar}/u,
  ta_IN: /\p{scx=Tamil}/u,
  bn_BD: /\p{scx=Bengali}/u,
};

/** Our name and what stands for itself in every language: codes of currencies and zones. */
const names = /\bNaluma\b|\b[A-Z]{2,5}\b/g;

/** How much of the letters is written in the language's own script, 0 to 1; 1 where there is no letter. */
export function ownScriptShare(text: string, locale: Locale): number {
  const all = text.replace(names, "").match(/[\p{L}\p{M}]/gu) ?? [];
  if (all.length === 0) return 1;
  return all.filter((letter) => letters[locale].test(letter)).length / all.length;
}

/** Tone marks, circumflex, breve, horn and the crossed d, in normal form D. */
const vietnamese = /đ|\u0300|\u0301|\u0302|\u0303|\u0306|\u0309|\u031b|\u0323/;

/**
 * How many words carry a Vietnamese mark, 0 to 1: its letters are Latin, so only the marks tell it from
 * English. Three of four words do in ordinary prose.
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
 * How wide the words are in columns of half an em, roughly: East Asian letters take two, marks that sit on
 * others none. The vowel signs that stand beside their letter (Tamil, Burmese, Hindi, Bengali) take one.
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
