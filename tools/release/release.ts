import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import {
  readManifest,
  readReleases,
  releaseIdsIn,
  ReleaseError,
  verifyRelease,
  writeRelease,
  writeReleases,
  type Releases,
} from "@naluma/release";
import { composedCommit, inCheckout } from "./composition.ts";
import type { Git } from "./git.ts";
import { taggedVersions, tagsOf } from "./parts.ts";
import { prepareVersions } from "./prepare-versions.ts";
import type { ReleaseStep } from "./release-steps.ts";
import { differing, newestRunning, releasedTo, rolledBack, type RunningShare } from "./shares.ts";
import { versionBefore, type Versions } from "./versions.ts";

export interface ReleasePorts {
  readonly git: Git;
  /** The folder of releases that the gateways serve. */
  readonly folder: string;
  readonly steps: readonly ReleaseStep[];
  now(): number;
  say(line: string): void;
}

/** Every site that is not named has this one's releases. */
const others = "*";

/** The versions of each release in the folder; a broken one has none. */
async function versionsInFolder({ folder }: ReleasePorts): Promise<ReadonlyMap<string, Versions>> {
  const found = new Map<string, Versions>();
  for (const id of await releaseIdsIn(folder)) {
    const manifest = await readManifest(folder, id).catch(() => undefined);
    if (manifest) found.set(id, manifest.packages);
  }
  return found;
}

/** The id of the release with these versions, which is composed unless it is there already. */
async function releaseOf(
  ports: ReleasePorts,
  versions: Versions,
  running: readonly RunningShare[],
): Promise<string> {
  const { git, folder, steps, now, say } = ports;
  for (const [id, there] of await versionsInFolder(ports)) {
    if (!isDeepStrictEqual(there, versions)) continue;
    const isWhole = await verifyRelease(folder, id).then(
      () => true,
      () => false,
    );
    if (isWhole) return id;
    say(`${id} is broken: it is made again`);
  }
  const changed = Object.keys(versions).filter(
    (part) => !running.some((share) => share.versions[part] === versions[part]),
  );
  say("Composing the versions that run with the new one");
  return inCheckout(git, composedCommit(git, versions), async (checkout) => {
    for (const { title, run } of steps) {
      say(title);
      await run(checkout, changed);
    }
    const builds = {
      desktop: join(checkout, "apps/web-desktop/build"),
      mobile: join(checkout, "apps/web-mobile/build"),
    };
    // A version that changes no byte of the build makes another release all the same.
    for (const build of Object.values(builds))
      await writeFile(join(build, "server/versions.json"), JSON.stringify(versions));
    say("Writing the release");
    const { id } = await writeRelease(folder, { packages: versions, builtAt: now(), builds });
    return id;
  });
}

async function runningAt(
  { folder }: ReleasePorts,
  shares: Releases[string] = [],
): Promise<RunningShare[]> {
  const running: RunningShare[] = [];
  for (const { release, percent } of shares)
    running.push({ versions: (await readManifest(folder, release)).packages, percent });
  return running;
}

/** The site that was asked for, or all that the list has. */
const sitesOf = (releases: Releases | undefined, site: string | undefined): string[] =>
  site === undefined ? Object.keys(releases ?? { [others]: [] }) : [site];

/**
 * Has these sites run what `change` makes of what they run. Every release is whole in its place before
 * one of them is named. What somebody else has released meanwhile is not undone.
 */
async function settle(
  ports: ReleasePorts,
  site: string | undefined,
  change: (running: readonly RunningShare[]) => readonly RunningShare[],
): Promise<void> {
  const { folder, say } = ports;
  const before = await readReleases(folder);
  const after: Record<string, Releases[string]> = { ...before };
  const told: string[] = [];
  for (const one of sitesOf(before, site)) {
    const running = await runningAt(ports, before?.[one] ?? before?.[others]);
    const shares = [];
    for (const { versions, percent } of change(running))
      shares.push({ release: await releaseOf(ports, versions, running), percent });
    after[one] = shares;
    const text = shares.map(({ release, percent }) => `${release} for ${percent} percent`);
    told.push(`${one === others ? "All other sites" : `Site ${one}`}: ${text.join(", ")}`);
  }
  say("Naming what runs");
  if (!isDeepStrictEqual(await readReleases(folder), before)) {
    say("Somebody else has released meanwhile: this goes on top of it");
    return settle(ports, site, change);
  }
  await writeReleases(folder, after);
  for (const line of told) say(line);
}

export interface ReleaseOrder {
  /** Of the parts that are released. */
  readonly names: readonly string[];
  /** The id of one site; all of them without it. */
  readonly site?: string | undefined;
  /** How many of a hundred visitors get it. */
  readonly percent: number;
}

/** Releases the parts at the versions that their changesets ask for, with all others as they run. */
export async function release(ports: ReleasePorts, order: ReleaseOrder): Promise<void> {
  const { names, site, percent } = order;
  const isFirst = (await readReleases(ports.folder)) === undefined;
  if (isFirst) ports.say("Nothing runs yet: everything is released as it is");
  const released = prepareVersions(ports.git, isFirst ? [] : names, ports.say);
  await settle(ports, site, (running) => {
    const next = releasedTo(running, released, percent);
    if (isDeepStrictEqual(next, running)) ports.say(`${differing({}, released)} runs already`);
    return next;
  });
}

/** Gives whoever has the newest version of a part the one that ran before it. */
export async function rollback(
  ports: ReleasePorts,
  { names, site }: Pick<ReleaseOrder, "names" | "site">,
): Promise<void> {
  const { git, folder, say } = ports;
  const releases = await readReleases(folder);
  const running: RunningShare[] = [];
  for (const one of sitesOf(releases, site))
    running.push(...(await runningAt(ports, releases?.[one] ?? releases?.[others])));
  const inFolder = [...(await versionsInFolder(ports)).values()];
  const ways = names.map((part) => {
    const from = newestRunning(running, part);
    if (from === undefined) throw new ReleaseError(`No release that runs has ${part}`);
    const had = inFolder.flatMap((versions) => versions[part] ?? []);
    // A version that never ran is no place to go back to, unless there is no other.
    const to = versionBefore(from, had) ?? versionBefore(from, taggedVersions(tagsOf(git), part));
    if (to === undefined) throw new ReleaseError(`${part} ${from} is the first: none is before it`);
    say(`${part} ${from} back to ${to}`);
    return { part, from, to };
  });
  await settle(ports, site, (shares) =>
    ways.reduce((left, { part, from, to }) => rolledBack(left, part, from, to), [...shares]),
  );
}
