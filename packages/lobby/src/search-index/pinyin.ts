import { pinyinTable } from "./pinyin-table.ts";

/** The maximum number of readings of a whole name; more than one character with two readings is rare. */
const mostReadings = 6;

let readings: ReadonlyMap<string, readonly string[]> | undefined;

/** `a啊阿 ai爱…`: a syllable, followed by the characters that can be read as it. */
function readTable(): ReadonlyMap<string, readonly string[]> {
  const map = new Map<string, string[]>();
  for (const [, syllable = "", signs = ""] of pinyinTable.matchAll(/([a-z]+)([^a-z]+)/g))
    for (const sign of signs) {
      const known = map.get(sign);
      if (known) known.push(syllable);
      else map.set(sign, [syllable]);
    }
  return map;
}

const han = /\p{Script=Han}/u;

/** A Chinese text in Latin letters: whole syllables, and their initials. Empty without Chinese characters. */
export function pinyin(text: string): readonly string[] {
  if (!han.test(text)) return [];
  readings ??= readTable();
  let spelt: readonly (readonly [whole: string, initials: string])[] = [["", ""]];
  for (const sign of text) {
    const syllables = readings.get(sign) ?? (/[a-z0-9]/.test(sign) ? [sign] : [""]);
    const longer = spelt.flatMap(([whole, initials]) =>
      syllables.map((one): readonly [string, string] => [whole + one, initials + one.slice(0, 1)]),
    );
    spelt = longer.slice(0, mostReadings);
  }
  return [...new Set(spelt.flat())].filter((word) => word !== "");
}
