import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { dirname, join, relative, sep } from "node:path";
import {
  integrityOf,
  releaseIdOf,
  manifestFile,
  manifestText,
  parts,
  templates,
  type Manifest,
} from "./manifest.ts";
import { readManifest, verifyRelease } from "./verify-release.ts";
import { syncFolder, unfinished, unfinishedName } from "./write-atomically.ts";

export interface ReleaseParts {
  /** The version of each package, by its name without `@naluma/`. */
  readonly packages: Readonly<Record<string, string>>;
  readonly builtAt: number;
  /** The build folder of each host, which contains `client` and `server`. */
  readonly builds: Readonly<Record<(typeof templates)[number], string>>;
}

/** An active writer, perhaps of another release, has touched its folder within this time, in ms. */
const abandonedAfter = 86_400_000;

/** A complete release that readers do not see yet. */
export interface StagedRelease {
  readonly manifest: Manifest;
  /** Publishes it under its id. An existing release of that id is kept, unless it is broken. */
  place(): Promise<void>;
  /** Removes it unless it was placed. */
  remove(): Promise<void>;
}

/** Copies two builds to a staging folder beside the releases. */
export async function stageRelease(
  releasesFolder: string,
  { packages, builtAt, builds }: ReleaseParts,
): Promise<StagedRelease> {
  await mkdir(releasesFolder, { recursive: true });
  await removeAbandoned(releasesFolder);
  const written = join(releasesFolder, unfinishedName("release"));
  const remove = () => rm(written, { recursive: true, force: true });
  try {
    const files: Record<string, string> = {};
    for (const template of templates)
      for (const part of parts) {
        const from = join(builds[template], part);
        for (const name of await filesIn(from)) {
          const path = `${template}/${part}/${name}`;
          files[path] = await copied(join(from, name), join(written, path));
        }
      }
    const manifest: Manifest = { id: releaseIdOf(files), builtAt, packages, files };
    await writeFile(join(written, manifestFile), manifestText(manifest), readOnly);
    return { manifest, remove, place: () => putInPlace(releasesFolder, written, manifest.id) };
  } catch (error) {
    await remove();
    throw error;
  }
}

/** Copies two builds into a release folder. */
export async function writeRelease(releasesFolder: string, made: ReleaseParts): Promise<Manifest> {
  const { manifest, place, remove } = await stageRelease(releasesFolder, made);
  try {
    await place();
  } finally {
    await remove();
  }
  return readManifest(releasesFolder, manifest.id);
}

/**
 * The files of a release never change; a changed one would have another id. They are not flushed individually, which
 * would take most of a minute: data lost in a power cut is detected by the manifest.
 */
const readOnly = { mode: 0o444 };

async function copied(from: string, to: string): Promise<string> {
  const bytes = await readFile(from);
  await mkdir(dirname(to), { recursive: true });
  await writeFile(to, bytes, readOnly);
  return integrityOf(bytes);
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, "/"))
    .toSorted();
}

async function putInPlace(releasesFolder: string, written: string, id: string): Promise<void> {
  const place = join(releasesFolder, id);
  const there = await stat(place).catch(() => undefined);
  if (there) {
    const whole = await verifyRelease(releasesFolder, id).catch(() => undefined);
    if (whole) return;
    const broken = join(releasesFolder, unfinishedName("broken"));
    await rename(place, broken);
    await rename(written, place);
    await rm(broken, { recursive: true, force: true });
  } else await rename(written, place);
  await syncFolder(releasesFolder);
}

async function removeAbandoned(releasesFolder: string): Promise<void> {
  for (const name of await readdir(releasesFolder)) {
    if (!name.startsWith(unfinished)) continue;
    const path = join(releasesFolder, name);
    const touched = await stat(path).catch(() => undefined);
    if (touched && Date.now() - touched.mtimeMs > abandonedAfter)
      await rm(path, { recursive: true, force: true });
  }
}
