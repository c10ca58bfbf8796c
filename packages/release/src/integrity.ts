import { createHash } from "node:crypto";

/** Paths inside the release's folder, with `/`, and the hash of what is in each file. */
export type Files = Readonly<Record<string, string>>;

/** As a browser's `integrity` attribute has it. */
export const integrityOf = (bytes: Uint8Array): string =>
  `sha384-${createHash("sha384").update(bytes).digest("base64")}`;

/** Not by a locale, so that every machine has one order. */
const byPath = ([one]: [string, string], [other]: [string, string]) => (one < other ? -1 : 1);

export const sortedFiles = (files: Files): Files =>
  Object.fromEntries(Object.entries(files).toSorted(byPath));

/** Two releases of the same files have the same id, wherever and whenever they were built. */
export function releaseIdOf(files: Files): string {
  const hash = createHash("sha256");
  for (const [path, integrity] of Object.entries(files).toSorted(byPath))
    hash.update(`${path} ${integrity}\n`);
  return hash.digest("hex").slice(0, 12);
}
