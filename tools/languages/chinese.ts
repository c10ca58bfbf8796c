import { from, to } from "opencc-js/preset";

/** OpenCC's tables, each `source target|source target|…`. */
const pairs = (direction: typeof from, name: string): (readonly [string, string])[] =>
  (direction[name] ?? []).flat().flatMap((table) =>
    typeof table === "string"
      ? table.split("|").flatMap((entry): [string, string][] => {
          const [source, target] = entry.split(" ");
          return source && target ? [[source, target]] : [];
        })
      : table,
  );

const characters = (text: string) => Array.from(text);

type Table = ReturnType<typeof pairs>;

/**
 * Characters that a table converts and that `target` never contains: `后` becomes `後` but stays in `皇后`, so it belongs
 * to both.
 */
function onlyIn(table: Table, ...target: Table[]): string[] {
  const written = new Set([table, ...target].flat().flatMap(([, text]) => characters(text)));
  return table
    .filter(([from, into]) => characters(from).length === 1 && from !== into && !written.has(from))
    .map(([from]) => from);
}

const toTraditional = pairs(from, "cn");
const toTaiwan = pairs(to, "tw");

const simplified = new Set([...onlyIn(toTraditional, toTaiwan), ...onlyIn(toTaiwan)]);
const traditional = new Set(onlyIn(pairs(to, "cn")));

const found = (text: string, set: ReadonlySet<string>) => [
  ...new Set(characters(text).filter((character) => set.has(character))),
];

/** Characters that Traditional Chinese does not have, and those that Taiwan writes differently. */
export const simplifiedOnly = (text: string): string[] => found(text, simplified);

/** Characters that Simplified Chinese does not have. */
export const traditionalOnly = (text: string): string[] => found(text, traditional);
