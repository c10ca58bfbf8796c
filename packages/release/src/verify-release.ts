import { readdir, readFile } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import {
  integrityOf,
  releaseIdOf,
  manifestFile,
  parseManifest,
  type Manifest,
} from "./manifest.ts";
import { fewOf } from "./read-json.ts";
import { ReleaseError } from "./release-error.ts";

/** Receives each file as it was verified, so that it need not be read again. */
export type Seen = (path: string, bytes: Buffer) => void;

/**
 * The manifest of one release.
 *
 * @throws ReleaseError if it is missing, broken, or belongs to another release
 */
export async function readManifest(releasesFolder: string, id: string): Promise<Manifest> {
  const file = join(releasesFolder, id, manifestFile);
  const text = await readFile(file, "utf8").catch((cause: unknown) => {
    throw new ReleaseError(`There is no release ${id}: ${file} cannot be read`, { cause });
  });
  const manifest = parseManifest(text, file);
  if (manifest.id !== id)
    throw new ReleaseError(`${file}: id is ${manifest.id}: expected ${id}, as its folder is named`);
  const made = releaseIdOf(manifest.files);
  if (made !== id)
    throw new ReleaseError(`${file}: its files make ${made}: expected ${id}, so it was changed`);
  return manifest;
}

/** Plain files only: the target of a link is not part of the release. */
async function namesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, "/"));
}

/** How many files are read concurrently: a release has thousands, and a network folder responds slowly to each. */
const readAtOnce = 32;

/**
 * Reads every file of a release and compares it with the manifest. An extra file is a fault too, because it would be
 * served unverified.
 *
 * @throws ReleaseError with the reason
 */
export async function verifyRelease(
  releasesFolder: string,
  id: string,
  seen: Seen = () => {},
): Promise<Manifest> {
  const manifest = await readManifest(releasesFolder, id);
  const folder = join(releasesFolder, id);
  const faults = (await namesIn(folder))
    .filter((name) => name !== manifestFile && !Object.hasOwn(manifest.files, name))
    .map((name) => `${name} is not in its manifest`);
  const files = Object.entries(manifest.files);
  for (let at = 0; at < files.length; at += readAtOnce) {
    const some = files.slice(at, at + readAtOnce);
    const read = await Promise.all(
      some.map(([path]) => readFile(join(folder, path)).catch(() => undefined)),
    );
    for (const [place, [path, integrity]] of some.entries()) {
      const bytes = read[place];
      if (bytes === undefined) faults.push(`${path} cannot be read`);
      else if (integrityOf(bytes) !== integrity) faults.push(`${path} was changed`);
      else seen(path, bytes);
    }
  }
  if (faults.length > 0) throw new ReleaseError(`${folder}: ${fewOf(faults)}`);
  return manifest;
}

/** The ids of the releases in the folder, including broken ones. */
export async function releaseIdsIn(releasesFolder: string): Promise<string[]> {
  const entries = await readdir(releasesFolder, { withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isDirectory() && /^[0-9a-f]{12}$/.test(entry.name))
    .map(({ name }) => name)
    .toSorted();
}
