import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Git } from "./git.ts";

/** Everything that belongs to no other part: the lockfile, the build tools, and the tests that a release runs. */
export const rootPart = "naluma";

const scope = "@naluma/";

/** A unit with its own version and tag. */
export interface Part {
  readonly name: string;
  /** Relative to the root; "" is the root itself. */
  readonly folder: string;
  readonly version: string;
}

interface PackageFile {
  readonly version: string;
  readonly dependencies?: Readonly<Record<string, string>>;
}

const readPackage = (root: string, folder: string): PackageFile =>
  JSON.parse(readFileSync(join(root, folder, "package.json"), "utf8"));

const hosts = (root: string) =>
  readdirSync(join(root, "apps"))
    .filter((name) => name.startsWith("web-"))
    .toSorted();

/** The root, the hosts, and every package that is built into a host. */
export function partsOf(root: string): Part[] {
  const found = new Map<string, Part>();
  const visit = (name: string) => {
    if (found.has(name)) return;
    const folder = folderOf(name);
    const { version, dependencies = {} } = readPackage(root, folder);
    found.set(name, { name, folder, version });
    for (const used of Object.keys(dependencies).filter((one) => one.startsWith(scope))) {
      const own = used.slice(scope.length);
      if (existsSync(join(root, folderOf(own)))) visit(own);
    }
  };
  for (const host of hosts(root)) visit(host);
  const { version } = readPackage(root, "");
  return [{ name: rootPart, folder: "", version }, ...found.values()];
}

export const tagOf = (part: string, version: string): string => `${part}@${version}`;

/** All tags at once, because one git call costs as much as looking up a single one. */
export const tagsOf = (git: Git): ReadonlySet<string> =>
  new Set(git(["tag", "--list"]).split("\n"));

/** The folder of a part relative to the root, in every version of it. */
export const folderOf = (part: string): string =>
  part.startsWith("web-") ? `apps/${part}` : `packages/${part}`;

/** Files of the root that affect the build. */
const rootSources = [
  "pnpm-lock.yaml",
  "pnpm-workspace.yaml",
  "tsconfig.base.json",
  "tools/host/",
  "tools/vite/",
];

const besides = /\.(test|stories|fake)\.tsx?$|\.md$|\/testing\//;

/** Whether a change of this file changes the part; tests, stories and documents do not count. */
export const isSourceOf = ({ folder }: Part, file: string): boolean =>
  !besides.test(file) &&
  (folder === ""
    ? rootSources.some(
        (source) => file === source || (source.endsWith("/") && file.startsWith(source)),
      )
    : file.startsWith(`${folder}/`));
