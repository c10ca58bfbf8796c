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

/** Letters in the order in which Unicode composes them into syllables. */
const leads = "ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ".split("");
const vowels = "ㅏㅐㅑㅒㅓㅔㅕㅖㅗㅘㅙㅚㅛㅜㅝㅞㅟㅠㅡㅢㅣ".split("");
const tails = "ㄱㄲㄳㄴㄵㄶㄷㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅄㅅㅆㅇㅈㅊㅋㅌㅍㅎ".split("");

/** Typed one after the other, because half a syllable must already match. */
const parts: Readonly<Record<string, string>> = {
  ㅘ: "ㅗㅏ",
  ㅙ: "ㅗㅐ",
  ㅚ: "ㅗㅣ",
  ㅝ: "ㅜㅓ",
  ㅞ: "ㅜㅔ",
  ㅟ: "ㅜㅣ",
  ㅢ: "ㅡㅣ",
  ㄳ: "ㄱㅅ",
  ㄵ: "ㄴㅈ",
  ㄶ: "ㄴㅎ",
  ㄺ: "ㄹㄱ",
  ㄻ: "ㄹㅁ",
  ㄼ: "ㄹㅂ",
  ㄽ: "ㄹㅅ",
  ㄾ: "ㄹㅌ",
  ㄿ: "ㄹㅍ",
  ㅀ: "ㄹㅎ",
  ㅄ: "ㅂㅅ",
};

const first = 0xac00;
const last = 0xd7a3;

const letter = (list: readonly string[], at: number): string => {
  const found = list[at] ?? "";
  return parts[found] ?? found;
};

/** Decomposes a syllable, or a single letter, into the letters as typed. */
const lettersOf = (sign: string): string => {
  const code = sign.charCodeAt(0);
  if (code >= first && code <= last) {
    const at = code - first;
    const tail = at % 28;
    return (
      letter(leads, Math.floor(at / 588)) +
      letter(vowels, Math.floor((at % 588) / 28)) +
      (tail === 0 ? "" : letter(tails, tail - 1))
    );
  }
  if (code >= 0x1100 && code <= 0x1112) return letter(leads, code - 0x1100);
  if (code >= 0x1161 && code <= 0x1175) return letter(vowels, code - 0x1161);
  if (code >= 0x11a8 && code <= 0x11c2) return letter(tails, code - 0x11a8);
  return sign;
};

/** Korean as single letters, so that half a syllable matches; other scripts are unchanged. */
const hangulLetters = (text: string): string => text.replaceAll(/[ᄀ-ᇿ가-힣]/g, lettersOf);

/** The initial of each syllable: 호랑이 becomes ㅎㄹㅇ. All other text is dropped. */
export const hangulInitials = (text: string): string =>
  text
    .replaceAll(/[^가-힣]/g, "")
    .replaceAll(/[가-힣]/g, (syllable) =>
      letter(leads, Math.floor((syllable.charCodeAt(0) - first) / 588)),
    );
