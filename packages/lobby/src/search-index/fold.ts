import { hangulLetters } from "./hangul.ts";

/** Letters without a Unicode decomposition. */
const plain: Readonly<Record<string, string>> = {
  đ: "d",
  ð: "d",
  ł: "l",
  ø: "o",
  ı: "i",
  ß: "ss",
  æ: "ae",
  œ: "oe",
};

/**
 * Marks that may be omitted: the dots of borrowed sounds and the Bengali nasal, the tones of Thai and Burmese, and
 * invisible joiners and non-joiners. Other marks of these scripts are vowels and are kept.
 */
const leftOut =
  /[\u0300-\u036f\u093c\u09bc\u0981\u0e48-\u0e4c\u1037\u1038\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff\u00adー]/g;

const toHiragana = (sign: string): string => String.fromCharCode(sign.charCodeAt(0) - 0x60);

/**
 * A text normalised for comparison: without case, width, diacritics and punctuation; kana as hiragana; Korean as
 * letters; words separated by single spaces.
 */
export const fold = (text: string): string =>
  hangulLetters(
    text
      .normalize("NFKD")
      .replaceAll(/[\u0300-\u036f]/g, "")
      .normalize("NFC")
      .toLowerCase()
      .replaceAll(/[đðłøıßæœ]/g, (sign) => plain[sign] ?? sign)
      // Hindi's moon-dot and dot are interchangeable for anyone who types quickly.
      .replaceAll("\u0901", "\u0902")
      .replaceAll(leftOut, "")
      .replaceAll(/[\u30a1-\u30f6]/g, toHiragana),
  )
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, " ")
    .trim();
