import * as v from "valibot";
import { sortedFiles, type Files } from "./integrity.ts";
import { format, readJson, releaseId } from "./read-json.ts";

export const manifestFile = "manifest.json";

export const templates = ["desktop", "mobile"] as const;
export const parts = ["client", "server"] as const;

/** What a release is made of; it stands as `manifest.json` in the release's folder. */
export interface Manifest {
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly builtAt: number;
  /** The version of each package, by its name without `@naluma/`. */
  readonly packages: Readonly<Record<string, string>>;
  readonly files: Files;
}

/** Every file lies in one of four folders, and no path leads out of them. */
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

/** The server of a host begins with this file. */
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
 * @param file where the text stands, for the message
 * @throws ReleaseError
 */
export const parseManifest = (text: string, file: string): Manifest => readJson(text, file, schema);

export const manifestText = ({ id, builtAt, packages, files }: Manifest): string =>
  `${JSON.stringify({ format: 1, id, builtAt, packages, files: sortedFiles(files) }, null, 2)}\n`;
