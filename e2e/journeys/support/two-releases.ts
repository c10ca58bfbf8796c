import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  readHistory,
  writeHistory,
  writeRelease,
  writeReleases,
  type Manifest,
} from "@naluma/release";
import { locales } from "@naluma/site/locale";

const templates = ["desktop", "mobile"] as const;

/** A folder with two releases of the lobby: 1.0.0, which is running, and 1.1.0. */
export interface TwoReleases {
  readonly folder: string;
  readonly first: Manifest;
  readonly second: Manifest;
  /** Makes this release the one that every visitor gets. */
  run(release: Manifest): Promise<void>;
  remove(): void;
}

const apps = join(import.meta.dirname, "../../../apps");

/** All files of a folder by relative path, without compressed copies. */
const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));

/** The other languages are not used here, and their texts are half of a build's files. */
const unread = locales.filter((locale) => locale !== "en_US");
const isUsed = (file: string): boolean =>
  !/\.(br|gz)$/.test(file) && !unread.some((locale) => file.includes(`/${locale}.json-`));

const script = /([\w.-]+-[\w-]{8})\.js\b/g;

/** Renames each script and all references to it, as a build of changed code would. */
function renameScripts(build: string): void {
  const files = filesIn(build);
  const scripts = new Set(
    files.filter((file) => file.includes("/assets/")).map((file) => file.split("/").at(-1)),
  );
  const renamed = (text: string) =>
    text.replaceAll(script, (name, stem: string) => (scripts.has(name) ? `${stem}0.js` : name));
  for (const file of files.filter((one) => /\.(js|json)$/.test(one))) {
    const text = renamed(readFileSync(file, "utf8"));
    rmSync(file);
    writeFileSync(file.includes("/assets/") ? renamed(file) : file, text);
  }
}

/**
 * Nothing is built: the second release is the first with its scripts renamed. Only the desktop has browser files,
 * because thousands of them take seconds to write.
 */
export async function twoReleases(): Promise<TwoReleases> {
  const root = await mkdtemp(join(tmpdir(), "naluma-two-releases-"));
  const folder = join(root, "releases");
  const builds = { desktop: join(root, "desktop"), mobile: join(root, "mobile") };
  for (const template of templates) {
    mkdirSync(join(builds[template], "client"), { recursive: true });
    for (const part of template === "desktop" ? ["client", "server"] : ["server"])
      cpSync(join(apps, `web-${template}/build`, part), join(builds[template], part), {
        recursive: true,
        filter: isUsed,
      });
  }
  const write = (lobby: string, builtAt: number) =>
    writeRelease(folder, { packages: { naluma: "1.0.0", lobby }, builtAt, builds });
  const first = await write("1.0.0", 1_795_188_000_000);
  for (const template of templates) renameScripts(builds[template]);
  const second = await write("1.1.0", 1_795_188_100_000);
  const run = async ({ id, packages, builtAt }: Manifest) => {
    const share = { release: id, percent: 100 };
    const sites = { "*": [{ ...share, versions: packages }] };
    const record = { at: builtAt, what: `release ${id}`, takenBack: {}, sites };
    await writeHistory(folder, [...(await readHistory(folder)), record]);
    await writeReleases(folder, { "*": [share] });
  };
  await run(first);
  return {
    folder,
    first,
    second,
    run,
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}
