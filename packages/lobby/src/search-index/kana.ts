const rows: Readonly<Record<string, string>> = {
  あ: "a い:i う:u え:e お:o ぁ:a ぃ:i ぅ:u ぇ:e ぉ:o",
  か: "ka き:ki く:ku け:ke こ:ko が:ga ぎ:gi ぐ:gu げ:ge ご:go",
  さ: "sa し:shi す:su せ:se そ:so ざ:za じ:ji ず:zu ぜ:ze ぞ:zo",
  た: "ta ち:chi つ:tsu て:te と:to だ:da ぢ:ji づ:zu で:de ど:do",
  な: "na に:ni ぬ:nu ね:ne の:no は:ha ひ:hi ふ:fu へ:he ほ:ho",
  ば: "ba び:bi ぶ:bu べ:be ぼ:bo ぱ:pa ぴ:pi ぷ:pu ぺ:pe ぽ:po",
  ま: "ma み:mi む:mu め:me も:mo や:ya ゆ:yu よ:yo",
  ら: "ra り:ri る:ru れ:re ろ:ro わ:wa ゐ:i ゑ:e を:o ん:n ゔ:vu",
};

/** Sounds of loanwords, written with a small vowel. */
const joined = {
  ya: /(き|ぎ|し|じ|ち|ぢ|に|ひ|び|ぴ|み|り)([ゃゅょ])/g,
  small: /(し|じ|ち|つ|て|で|と|ど|う|ふ|ゔ)([ぁぃぅぇぉ])/g,
} as const;

const smallYa: Readonly<Record<string, string>> = { ゃ: "a", ゅ: "u", ょ: "o" };
const smallVowel: Readonly<Record<string, string>> = {
  ぁ: "a",
  ぃ: "i",
  ぅ: "u",
  ぇ: "e",
  ぉ: "o",
};

const before: Readonly<Record<string, string>> = {
  き: "ky",
  ぎ: "gy",
  し: "sh",
  じ: "j",
  ち: "ch",
  ぢ: "j",
  に: "ny",
  ひ: "hy",
  び: "by",
  ぴ: "py",
  み: "my",
  り: "ry",
  つ: "ts",
  て: "t",
  で: "d",
  と: "t",
  ど: "d",
  う: "w",
  ふ: "f",
  ゔ: "v",
};

const sounds = new Map(
  Object.entries(rows).flatMap(([kana, row]) =>
    `${kana}:${row}`.split(" ").map((pair): [string, string] => {
      const [sign = "", sound = ""] = pair.split(":");
      return [sign, sound];
    }),
  ),
);

/** The variants of the other romanisation, and those that keyboards accept. */
const otherSchool: readonly (readonly [RegExp, string])[] = [
  [/sh(?=[auo])/g, "sy"],
  [/ch(?=[auo])/g, "ty"],
  [/j(?=[auo])/g, "zy"],
  [/shi/g, "si"],
  [/chi/g, "ti"],
  [/tsu/g, "tu"],
  [/ji/g, "zi"],
  [/fu/g, "hu"],
];

const toHiragana = (text: string): string =>
  text.replaceAll(/[\u30a1-\u30f6]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0x60));

const spell = (kana: string): string =>
  kana
    .replaceAll(joined.ya, (_, sign: string, ya: string) => `${before[sign]}${smallYa[ya]}`)
    .replaceAll(
      joined.small,
      (_, sign: string, vowel: string) => `${before[sign]}${smallVowel[vowel]}`,
    )
    .replaceAll(/[ぁ-ゔ]/g, (sign) => (sign === "っ" ? sign : (sounds.get(sign) ?? "")))
    .replaceAll(/っ(?=(\w))/g, "$1")
    .replaceAll("っ", "");

/**
 * The kana of a text in Latin letters: in Hepburn romanisation, with long vowels short and doubled, and in the other
 * romanisation where it differs. Single kana are particles and are skipped. Kanji have no reading here.
 */
export function romaji(text: string): readonly string[] {
  const runs = toHiragana(text.normalize("NFKC")).match(/[ぁ-ゖー]{2,}/g) ?? [];
  const spellings = runs.flatMap((run) => {
    const spelt = spell(run);
    const short = spelt.replaceAll("ー", "");
    const long = spelt.replaceAll(/([aiueo])ー/g, "$1$1").replaceAll("ー", "");
    const other = otherSchool.reduce((word, [pattern, by]) => word.replaceAll(pattern, by), short);
    return [short, long, other];
  });
  return [...new Set(spellings)];
}
