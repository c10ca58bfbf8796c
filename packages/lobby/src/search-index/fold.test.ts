import { expect, test } from "vitest";
import { fold, hangulInitials } from "./fold.ts";
import { romaji } from "./kana.ts";

test.each([
  ["Vietnamese marks and its d", "Đỉnh Sấm", "dinh sam"],
  ["case and signs", "  Jade-Koi: River! ", "jade koi river"],
  ["full width", "ＦＯＸ　７", "fox 7"],
  ["marks around what was copied", "\u202aJade\u2069 Koi\u200f", "jade koi"],
  ["half-width katakana", "ﾊﾟﾝﾀﾞ", "ぱんだ"],
  ["katakana and its long vowels", "クラーケン", "くらけん"],
  ["Korean as one types it", "호랑이", "ㅎㅗㄹㅏㅇㅇㅣ"],
  ["Korean letters alone", "ㅎㄹㅇ", "ㅎㄹㅇ"],
  ["joined Korean letters", "닭 왕", "ㄷㅏㄹㄱ ㅇㅗㅏㅇ"],
  ["Thai without tones, with its vowels", "กระต่าย", "กระตาย"],
  ["Hindi without the dot of borrowed sounds", "ख़रगोश लोमड़ी", "खरगोश लोमडी"],
  ["Hindi's two nasals", "चाँद", "चांद"],
  ["Bengali, composed or not", "শিয়াল", "শিযাল"],
  ["Burmese without tones", "မြေခွေး", "မြေခွေ"],
  ["Tamil as it is", "புலி அவை", "புலி அவை"],
  ["German and Polish letters", "Straße Łódź", "strasse lodz"],
  [
    "Nordic, Turkish and French letters",
    "Ørsted Ðalur Ilık Ægir Œuvre",
    "orsted dalur ilik aegir oeuvre",
  ],
  ["nothing but signs", "!? —", ""],
])("%s", (_, text, expected) => {
  expect(fold(text)).toBe(expected.normalize("NFC"));
});

test("a Korean name has one initial per syllable", () => {
  expect(hangulInitials("호랑이 궁정")).toBe("ㅎㄹㅇㄱㅈ");
});

test.each([
  ["クラーケン", ["kuraken", "kuraaken"]],
  ["シャーク", ["shaku", "shaaku", "syaku"]],
  ["ふじ", ["fuji", "huzi"]],
  ["ちょうちょ", ["choucho", "tyoutyo"]],
  ["ロケット", ["roketto"]],
  ["ファイア", ["faia"]],
  ["ジャングル", ["janguru", "zyanguru"]],
  ["月の兎", []],
])("%s in Latin letters", (text, expected) => {
  expect(romaji(text)).toEqual(expected);
});
