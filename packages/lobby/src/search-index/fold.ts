import { hangulLetters } from "./hangul.ts";

/** Letters that no decomposition takes apart. */
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
 * Marks that may be left out: the dots of borrowed sounds and the Bengali nasal, the tones of Thai
 * and Burmese. Also characters that join or part letters unseen. Other marks of these scripts are
 * vowels and stay.
 */
const leftOut =
  /[\u0300-\u036f\u093c\u09bc\u0981\u0e48-\u0e4c\u1037\u1038\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff\u00adー]/g;

const toHiragana = (sign: string): string => String.fromCharCode(sign.charCodeAt(0) - 0x60);

/**
 * A text as it is compared: without case, width, diacritics and signs; kana as hiragana; Korean as
 * letters; words with one space between them.
 */
export const fold = (text: string): string =>
  hangulLetters(
    text
      .normalize("NFKD")
      .replaceAll(/[\u0300-\u036f]/g, "")
      .normalize("NFC")
      .toLowerCase()
      .replaceAll(/[đðłøıßæœ]/g, (sign) => plain[sign] ?? sign)
      // Hindi's moon-dot and dot are one nasal to whoever types quickly.
      .replaceAll("\u0901", "\u0902")
      .replaceAll(leftOut, "")
      .replaceAll(/[\u30a1-\u30f6]/g, toHiragana),
  )
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, " ")
    .trim();
