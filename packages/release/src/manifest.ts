import { createHash } from "node:crypto";
import * as v from "valibot";
import { format, readJson, releaseId } from "./read-json.ts";

export const manifestFile = "manifest.json";

export const templates = ["desktop", "mobile"] as const;
export const parts = ["client", "server"] as const;

/** The content of a release, stored as `manifest.json` in the release's folder. */
export interface Manifest {
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly builtAt: number;
  /** The version of each package, by its name without `@naluma/`. */
  readonly packages: Readonly<Record<string, string>>;
  readonly files: Files;
}

/** Every file is in one of four folders, and no path leads out of them. */
const path = v.pipe(
  v.string(),
  v.regex(
    /^(desktop|mobile)\/(client|server)(\/(?!\.\.?(\/|$))[^/\\\0]+)+$/,
    "expected a path such as desktop/client/assets/desktop/x.js",
  ),
);
const integrity = v.pipe(
  v.string(),
  v.regex(/^sha384-[A-Za-z0-9+/]{64}$/, "expected a hash such as sha384-…"),
);

export const serverFile = (template: (typeof templates)[number]) => `${template}/server/index.js`;

const schema = v.pipe(
  v.strictObject({
    format,
    id: releaseId,
    builtAt: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
    packages: v.record(v.string(), v.string()),
    files: v.pipe(
      v.record(path, integrity),
      v.check(
        (files) => templates.every((template) => Object.hasOwn(files, serverFile(template))),
        `expected ${templates.map(serverFile).join(" and ")} among its files`,
      ),
    ),
  }),
  v.transform(({ id, builtAt, packages, files }): Manifest => ({ id, builtAt, packages, files })),
);

/**
 * @param file the path of the text, for the message
 * @throws ReleaseError
 */
export const parseManifest = (text: string, file: string): Manifest => readJson(text, file, schema);

export const manifestText = ({ id, builtAt, packages, files }: Manifest): string =>
  `${JSON.stringify({ format: 1, id, builtAt, packages, files: sortedFiles(files) }, null, 2)}\n`;

/** Paths inside the release's folder, separated by `/`, and the hash of each file's content. */
type Files = Readonly<Record<string, string>>;

/** In the format of a browser's `integrity` attribute. */
export const integrityOf = (bytes: Uint8Array): string =>
  `sha384-${createHash("sha384").update(bytes).digest("base64")}`;

/** Independent of the locale, so that every machine has the same order. */
const byPath = ([one]: [string, string], [other]: [string, string]) => (one < other ? -1 : 1);

const sortedFiles = (files: Files): Files =>
  Object.fromEntries(Object.entries(files).toSorted(byPath));

/** Two releases with the same files have the same id, wherever and whenever they were built. */
export function releaseIdOf(files: Files): string {
  const hash = createHash("sha256");
  for (const [path, integrity] of Object.entries(files).toSorted(byPath))
    hash.update(`${path} ${integrity}\n`);
  return hash.digest("hex").slice(0, 12);
}
