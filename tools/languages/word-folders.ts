import { globSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { isLocale } from "@naluma/site/locale";
import type { Locale } from "@naluma/site/locale";

export type Words = Readonly<Record<string, string>>;

/** A folder with one file per language, including `en_US.json`. */
export interface WordFolder {
  /** Relative to the root: `packages/member/src/locales`. */
  readonly folder: string;
  readonly files: ReadonlyMap<Locale, Words>;
  /** Sources that may use the ids, by path from the root. A use in tests or stories does not count. */
  readonly sources: ReadonlyMap<string, string>;
}

const isOurs = (path: string) => !/(^|\/)(node_modules|dist|build)(\/|$)/.test(path);
const isTest = (path: string) => /\.(test|contract\.test|stories)\.tsx?$/.test(path);

/** Every message folder below `packages` and `apps`, so that a new one needs no list to be edited. */
export function wordFolders(root: string): WordFolder[] {
  const english = globSync(["packages/*/src/**/en_US.json", "apps/*/src/**/en_US.json"], {
    cwd: root,
  });
  return english
    .filter(isOurs)
    .map((file) => dirname(file))
    .toSorted()
    .map((folder) => ({ folder, files: filesOf(root, folder), sources: sourcesOf(root, folder) }));
}

const filesOf = (root: string, folder: string) =>
  new Map(
    globSync("*.json", { cwd: join(root, folder) }).flatMap((name): [Locale, Words][] => {
      const locale = basename(name, ".json");
      if (!isLocale(locale)) throw new Error(`${folder}/${name} is named for no language`);
      return [[locale, flat(readJson(join(root, folder, name)))]];
    }),
  );

/** The sources of the package that contains the folder. */
function sourcesOf(root: string, folder: string) {
  const [floor = "", name = ""] = folder.split("/");
  return new Map(
    globSync(`${floor}/${name}/src/**/*.{ts,tsx}`, { cwd: root })
      .filter((path) => isOurs(path) && !isTest(path))
      .map((path) => [path, readFileSync(join(root, path), "utf8")]),
  );
}

export function readJson(file: string): unknown {
  const value: unknown = JSON.parse(readFileSync(file, "utf8"));
  return value;
}

/** Nested texts get ids with dots, as if they had been written flat. */
export function flat(value: unknown, under = ""): Words {
  if (typeof value === "string") return { [under]: value };
  if (typeof value !== "object" || value === null)
    throw new Error(`${under || "a word file"} holds something that is no text`);
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, inner]) =>
      Object.entries(flat(inner, under === "" ? key : `${under}.${key}`)),
    ),
  );
}
