import { gzipSync } from "node:zlib";

/** The most that a host's first page may cost a first-time visitor, in bytes after gzip. */
export const budget = {
  /** The scripts that the document names, and everything they import. */
  graph: 142_500,
  /** All scripts that the first view fetches. */
  fetched: 230_000,
  /** React, the router and other third-party code. */
  vendor: 118_000,
  /** Code that is loaded once, right after the first paint (decision 0060). */
  live: 68_000,
  /** Each other script of our own; a component that exceeds it needs a chunk of its own. */
  chunk: 30_000,
  /** The style sheet in the document. */
  css: 14_000,
} as const;

/** The most scripts that a page may have fetched after each step. */
export const scriptsAtMost = {
  /** A visitor's home, once the pointer has moved. */
  moved: 14,
  /** The same after a press on Log in. */
  loginForm: 17,
  /** A member's home. */
  membersHome: 17,
} as const;

export const zipped = (text: string): number => gzipSync(text, { level: 9 }).byteLength;

export interface Sizes {
  readonly bytes: number;
  /** The largest first. */
  readonly files: readonly { readonly file: string; readonly bytes: number }[];
}

/** The sizes of scripts, by address. */
export const sizesOf = (scripts: ReadonlyMap<string, string>): Sizes => {
  const files = [...scripts]
    .map(([address, code]) => ({ file: new URL(address).pathname, bytes: zipped(code) }))
    .toSorted((a, b) => b.bytes - a.bytes);
  return { bytes: files.reduce((sum, { bytes }) => sum + bytes, 0), files };
};

/** A message about everything over the budget, for the person who has to find the cause. */
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
