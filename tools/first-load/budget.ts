import { gzipSync } from "node:zlib";

/** What the first page of a host may cost a visitor who comes for the first time: gzip, bytes. */
export const budget = {
  /** Scripts that the document names, and all they import. */
  graph: 142_500,
  /** All scripts that the first view fetches. */
  fetched: 230_000,
  /** React, the router and what else others have written. */
  vendor: 118_000,
  /** What is loaded once, right after the first paint (decision 0060). */
  live: 68_000,
  /** Each other script of our own: a part that grows beyond it wants a chunk to itself. */
  chunk: 30_000,
  /** The style sheet in the document. */
  css: 14_000,
} as const;

export const zipped = (text: string): number => gzipSync(text, { level: 9 }).byteLength;

export interface Sizes {
  readonly bytes: number;
  /** The heaviest first. */
  readonly files: readonly { readonly file: string; readonly bytes: number }[];
}

/** What scripts weigh, by their addresses. */
export const sizesOf = (scripts: ReadonlyMap<string, string>): Sizes => {
  const files = [...scripts]
    .map(([address, code]) => ({ file: new URL(address).pathname, bytes: zipped(code) }))
    .toSorted((a, b) => b.bytes - a.bytes);
  return { bytes: files.reduce((sum, { bytes }) => sum + bytes, 0), files };
};

/** What is over the budget, in words for the person who has to find out why. */
export const overBudget = (name: "graph" | "fetched", { bytes, files }: Sizes): string[] => [
  ...(bytes <= budget[name]
    ? []
    : [
        `${name}: ${bytes} bytes, ${budget[name]} allowed:`,
        ...files.map((one) => `  ${one.bytes} ${one.file}`),
      ]),
  ...files
    .filter((one) => one.bytes > limitOf(one.file))
    .map((one) => `chunk ${one.file}: ${one.bytes} bytes, ${limitOf(one.file)} allowed`),
];

const limitOf = (file: string): number => {
  if (/\/vendor-[^/]*\.js$/.test(file)) return budget.vendor;
  return /\/live-[^/]*\.js$/.test(file) ? budget.live : budget.chunk;
};
