import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { pinyin } from "pinyin-pro";

/**
 * `node tools/languages/pinyin-table.ts`: how the Chinese signs of names are read, for the search of the
 * lobby. A whole dictionary would be ten times as large as all of the search.
 */
export const file = join(
  import.meta.dirname,
  "../../packages/lobby/src/search-index/pinyin-table.ts",
);

/** A sign with more readings has rare ones among them. */
const mostReadings = 3;

/** The signs of two-byte encodings: what simplified and traditional Chinese use every day. */
const signsOf = (
  encoding: string,
  rows: readonly [number, number],
  cells: readonly [number, number],
) => {
  const decoder = new TextDecoder(encoding);
  const signs: string[] = [];
  for (let row = rows[0]; row <= rows[1]; row += 1)
    for (let cell = cells[0]; cell <= cells[1]; cell += 1)
      signs.push(decoder.decode(Uint8Array.of(row, cell)));
  return signs.filter((sign) => /^\p{Script=Han}$/u.test(sign));
};

const everydaySigns = (): readonly string[] =>
  [
    ...new Set([
      ...signsOf("gb18030", [0xb0, 0xf7], [0xa1, 0xfe]),
      ...signsOf("big5", [0xa4, 0xc6], [0x40, 0xfe]),
    ]),
  ].toSorted();

/** `a啊阿 ai爱…` without the spaces: each syllable, and the signs that can be read so. */
const pinyinTable = (): string => {
  const table = new Map<string, string>();
  for (const sign of everydaySigns()) {
    const readings = pinyin(sign, { multiple: true, toneType: "none", type: "array", v: true });
    const spelt = new Set(readings.filter((one) => /^[a-z]+$/.test(one)));
    for (const syllable of [...spelt].slice(0, mostReadings))
      table.set(syllable, (table.get(syllable) ?? "") + sign);
  }
  return [...table]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([syllable, signs]) => syllable + signs)
    .join("");
};

/** The table as the lobby's source holds it. */
export const tableFile = (): string =>
  `/** Made by tools/languages/pinyin-table.ts: each syllable, and the signs that can be read so. */\nexport const pinyinTable =\n  ${JSON.stringify(pinyinTable())};\n`;

if (import.meta.main) writeFileSync(file, tableFile());
