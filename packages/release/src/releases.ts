import { readFile } from "node:fs/promises";
import { join } from "node:path";
import * as v from "valibot";
import { format, readJson, releaseId } from "./read-json.ts";
import { ReleaseError } from "./release-error.ts";
import { writeAtomically } from "./write-atomically.ts";

export const releasesFile = "releases.json";

/** The percentage of visitors who get this release. */
export interface Share {
  readonly release: string;
  readonly percent: number;
}

/** The running releases by site id; `*` is every site that is not listed. */
export type Releases = Readonly<Record<string, readonly Share[]>>;

export const shareOf100 = v.pipe(
  v.number(),
  v.safeInteger("expected a whole number"),
  v.minValue(1, "expected 1 to 100"),
  v.maxValue(100, "expected 1 to 100"),
);

const share = v.strictObject({ release: releaseId, percent: shareOf100 });

const total = (shares: readonly Share[]) => shares.reduce((sum, { percent }) => sum + percent, 0);

const shares = v.pipe(
  v.array(share),
  v.check((all) => total(all) === 100, "expected shares that add up to 100 percent"),
  v.check(
    (all) => new Set(all.map(({ release }) => release)).size === all.length,
    "expected each release once",
  ),
);

export const siteKey = v.pipe(
  v.string(),
  v.regex(/^(\*|[1-9]\d*)$/, "expected the id of a site, or * for all others"),
);

const schema = v.pipe(
  v.strictObject({ format, sites: v.record(siteKey, shares) }),
  v.transform(({ sites }): Releases => sites),
);

/**
 * @param file the path of the text, for the message
 * @throws ReleaseError
 */
export const parseReleases = (text: string, file: string): Releases => readJson(text, file, schema);

export const releasesText = (releases: Releases): string =>
  `${JSON.stringify({ format: 1, sites: releases }, null, 2)}\n`;

/**
 * Undefined if there is no such file, because nothing has been released yet.
 *
 * @throws ReleaseError if it cannot be read or parsed
 */
export async function readReleases(folder: string): Promise<Releases | undefined> {
  const file = join(folder, releasesFile);
  let text: string;
  try {
    text = await readFile(file, "utf8");
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
    throw new ReleaseError(`${file} cannot be read: ${String(error)}`, { cause: error });
  }
  return parseReleases(text, file);
}

/**
 * Atomic: a reader sees the old list or the new one, and a killed writer leaves the old one.
 *
 * @throws ReleaseError for a list that a reader would refuse
 */
export async function writeReleases(folder: string, releases: Releases): Promise<void> {
  const file = join(folder, releasesFile);
  const text = releasesText(releases);
  parseReleases(text, file);
  await writeAtomically(file, text);
}

export const sharesOf = (releases: Releases, siteId: number): readonly Share[] =>
  releases[String(siteId)] ?? releases["*"] ?? [];

/** Each visitor has one bucket, counted from 0, for as long as the cookie lives. */
export const buckets = 100;

/**
 * The release of a visitor. The first share has the lowest buckets, so that while the last one grows, its visitors keep
 * it.
 */
export function pickRelease(all: readonly Share[], bucket: number): string | undefined {
  let below = 0;
  return all.find(({ percent }) => {
    below += percent;
    return bucket < below;
  })?.release;
}
