import { columns } from "./words/row.ts";
import type { Column, Row } from "./words/row.ts";

/** The words of one name, with at least a modifier or a place. */
export interface Words {
  readonly modifier?: Row;
  readonly motif: Row;
  readonly place?: Row;
}

/**
 * How each language joins them. In most of our languages the adjective precedes the noun, as in English; in Thai
 * and Vietnamese it follows.
 */
const joined: Readonly<Record<Column, (parts: Parts) => string>> = {
  en_US: forwards(" "),
  zh_CN: forwards(""),
  zh_TW: forwards(""),
  ja_JP: ({ modifier, motif, place }) => modifier + motif + (place === "" ? "" : `の${place}`),
  ko_KR: forwards(" "),
  th_TH: backwards(""),
  hi_IN: forwards(" "),
  my_MM: forwards(""),
  ta_IN: tamil,
  bn_BD: forwards(" "),
  vi_VN: backwards(" "),
};

interface Parts {
  readonly modifier: string;
  readonly motif: string;
  readonly place: string;
}

export function compose(column: number, { modifier, motif, place }: Words): string {
  const language = columns[column] ?? "en_US";
  const cell = (row: Row | undefined): string => row?.[column] ?? "";
  return joined[language]({ modifier: cell(modifier), motif: cell(motif), place: cell(place) });
}

function forwards(space: string) {
  return ({ modifier, motif, place }: Parts): string =>
    [modifier, motif, place].filter((word) => word !== "").join(space);
}

function backwards(space: string) {
  return ({ modifier, motif, place }: Parts): string =>
    [place, motif, modifier].filter((word) => word !== "").join(space);
}

/**
 * A Tamil noun takes its second form before another noun. A hard consonant that begins a word
 * doubles after a word that ends in a vowel: தங்க + புலி gives தங்கப் புலி.
 */
function tamil({ modifier, motif, place }: Parts): string {
  const words = [modifier, motif, place].filter((word) => word !== "");
  return words
    .map((word, index) => {
      const [alone = "", before = alone] = word.split("/");
      const next = words[index + 1];
      if (next === undefined) return alone;
      const first = next[0] ?? "";
      const hard = first === "க" || first === "ச" || first === "த" || first === "ப";
      return hard && !before.endsWith("்") ? `${before}${first}்` : before;
    })
    .join(" ");
}
