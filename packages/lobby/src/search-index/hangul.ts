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
export const hangulLetters = (text: string): string => text.replaceAll(/[ᄀ-ᇿ가-힣]/g, lettersOf);

/** The initial of each syllable: 호랑이 becomes ㅎㄹㅇ. All other text is dropped. */
export const hangulInitials = (text: string): string =>
  text
    .replaceAll(/[^가-힣]/g, "")
    .replaceAll(/[가-힣]/g, (syllable) =>
      letter(leads, Math.floor((syllable.charCodeAt(0) - first) / 588)),
    );
