import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import {
  readHistory,
  readManifest,
  readReleases,
  releaseIdsIn,
  ReleaseError,
  stageRelease,
  verifyRelease,
  writeHistory,
  writeReleases,
  type ReleaseRecord,
  type Releases,
  type StagedRelease,
} from "@naluma/release";
import { composedCommit, inCheckout } from "./composition.ts";
import type { Git } from "./git.ts";
import { historyOf, ranBefore } from "./history.ts";
import { partsOf, tagOf, tagsOf } from "./parts.ts";
import { chosenParts, prepareVersions, type PreparedVersions } from "./prepare-versions.ts";
import type { ReleaseStep } from "./release-steps.ts";
import {
  differing,
  inWords,
  newestRunning,
  releasedTo,
  rolledBack,
  type RunningShare,
} from "./shares.ts";
import type { Versions } from "./versions.ts";

export interface ReleasePorts {
  readonly git: Git;
  /** The folder of releases that the gateways serve. */
  readonly folder: string;
  readonly steps: readonly ReleaseStep[];
  now(): number;
  say(line: string): void;
}

/** Sites that are not listed use the releases of this entry. */
const others = "*";

const siteWords = (site: string) => (site === others ? "All other sites" : `Site ${site}`);

/** The versions of each release in the folder; a broken one has none. */
async function versionsInFolder({ folder }: ReleasePorts): Promise<ReadonlyMap<string, Versions>> {
  const found = new Map<string, Versions>();
  for (const id of await releaseIdsIn(folder)) {
    const manifest = await readManifest(folder, id).catch(() => undefined);
    if (manifest) found.set(id, manifest.packages);
  }
  return found;
}

/**
 * The id of the release with these versions, which is composed unless it exists already.
 *
 * @param staged what was composed before for the same change; a new release is added
 */
async function releaseOf(
  ports: ReleasePorts,
  versions: Versions,
  running: readonly RunningShare[],
  { prepared, staged }: { prepared: PreparedVersions | undefined; staged: StagedRelease[] },
): Promise<string> {
  const { git, folder, steps, now, say } = ports;
  const composed = staged.find(({ manifest }) => isDeepStrictEqual(manifest.packages, versions));
  if (composed) return composed.manifest.id;
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
  const begun = now();
  const count = steps.length + 2;
  const step = (number: number, title: string) =>
    say(`${number} of ${count}, after ${Math.round((now() - begun) / 1000)} s: ${title}`);
  step(1, "Composing the versions that run with the new one");
  const made = await inCheckout(git, composedCommit(git, versions, prepared), async (checkout) => {
    for (const [place, { title, run }] of steps.entries()) {
      step(place + 2, title);
      await run(checkout, changed, say);
    }
    const builds = {
      desktop: join(checkout, "apps/web-desktop/build"),
      mobile: join(checkout, "apps/web-mobile/build"),
    };
    // A version that changes no byte of the build still makes a different release.
    for (const build of Object.values(builds))
      await writeFile(join(build, "server/versions.json"), JSON.stringify(versions));
    step(count, "Writing the release");
    return stageRelease(folder, { packages: versions, builtAt: now(), builds });
  });
  staged.push(made);
  return made.manifest.id;
}

/** A share of a site's visitors, with the versions of its release. */
type NamedShare = ReleaseRecord["sites"][string][number];

async function runningIn(
  { folder }: Pick<ReleasePorts, "folder">,
  releases: Releases,
): Promise<Record<string, NamedShare[]>> {
  const sites: Record<string, NamedShare[]> = {};
  for (const [site, shares] of Object.entries(releases)) {
    sites[site] = [];
    for (const share of shares)
      sites[site].push({
        ...share,
        versions: (await readManifest(folder, share.release)).packages,
      });
  }
  return sites;
}

const sharesAt = (sites: ReleaseRecord["sites"], site: string): readonly NamedShare[] =>
  sites[site] ?? sites[others] ?? [];

/** The requested site, or all sites in the list. */
const sitesOf = (releases: Releases | undefined, site: string | undefined): string[] =>
  site === undefined ? Object.keys(releases ?? { [others]: [] }) : [site];

interface Change {
  /** The description in the history. */
  readonly what: string;
  readonly site: string | undefined;
  /** New versions, which are kept only if a composition with them passes. */
  readonly prepared?: PreparedVersions;
  readonly takenBack?: Versions;
  /** What a site runs after the change. */
  next(running: readonly RunningShare[], site: string): readonly RunningShare[];
}

/**
 * Applies the change to these sites: to all of them or to none. What somebody else has released in the meantime is
 * kept.
 */
async function settle(ports: ReleasePorts, change: Change): Promise<void> {
  const staged: StagedRelease[] = [];
  try {
    while (!(await settled(ports, change, staged)))
      ports.say("Somebody else has released meanwhile: this goes on top of it");
  } finally {
    for (const { remove } of staged) await remove();
  }
}

/** If there are several sites, the error names the one that stops the others. */
async function at<Made>(site: string, isAlone: boolean, work: () => Made): Promise<Awaited<Made>> {
  try {
    return await work();
  } catch (error) {
    if (isAlone || !(error instanceof ReleaseError)) throw error;
    throw new ReleaseError(
      `${siteWords(site)}: ${error.message}\nNo site gets anything new. --site gives it to a single one`,
      { cause: error },
    );
  }
}

/** @returns false if the releases changed in the meantime, so that nothing was done */
async function settled(
  ports: ReleasePorts,
  change: Change,
  staged: StagedRelease[],
): Promise<boolean> {
  const { folder, now, say } = ports;
  const { what, prepared, takenBack = {} } = change;
  const before = await readReleases(folder);
  const sites = await runningIn(ports, before ?? {});
  const asked = sitesOf(before, change.site);
  const isAlone = asked.length === 1;
  // Any of the sites may refuse, and a composition takes minutes, so all are planned first.
  const plans: { site: string; running: RunningShare[]; next: readonly RunningShare[] }[] = [];
  for (const site of asked) {
    const running = sharesAt(sites, site).map(({ versions, percent }) => ({ versions, percent }));
    const next = await at(site, isAlone, () => change.next(running, site));
    plans.push({ site, running, next });
  }
  const after: Record<string, NamedShare[]> = { ...sites };
  for (const { site, running, next } of plans) {
    const shares: NamedShare[] = [];
    for (const { versions, percent } of next) {
      const release = await at(site, isAlone, () =>
        releaseOf(ports, versions, running, { prepared, staged }),
      );
      shares.push({ release, percent, versions });
    }
    after[site] = shares;
  }
  if (!isDeepStrictEqual(await readReleases(folder), before)) return false;
  // A release in the folder is found by its versions, so they must stand for this commit from now on.
  prepared?.keep();
  for (const { place } of staged) await place();
  const history = historyOf(await readHistory(folder), sites, now());
  await writeHistory(folder, [...history, { at: now(), what, takenBack, sites: after }]);
  say("Naming what runs");
  const named = Object.entries(after).map(
    ([site, shares]) =>
      [site, shares.map(({ release, percent }) => ({ release, percent }))] as const,
  );
  await writeReleases(folder, Object.fromEntries(named));
  for (const { site, running, next } of plans) say(`${siteWords(site)}: ${inWords(next, running)}`);
  return true;
}

export interface ReleaseOrder {
  /** The names of the parts to release. */
  readonly names: readonly string[];
  /** The id of one site; if omitted, all of them. */
  readonly site?: string | undefined;
  /** The percentage of visitors who get it. */
  readonly percent: number;
}

/**
 * Releases the parts at the versions that their changesets require, together with the running versions of all others.
 */
export async function release(ports: ReleasePorts, order: ReleaseOrder): Promise<void> {
  const { names, site, percent } = order;
  const runs = (await readReleases(ports.folder)) ?? {};
  const isFirst =
    site === undefined ? Object.keys(runs).length === 0 : !runs[site] && !runs[others];
  const all = partsOf(ports.git.root);
  chosenParts(all, names);
  if (isFirst)
    ports.say(`Nothing runs yet: everything is released as it is, ${all.length} parts at once`);
  const prepared = prepareVersions(ports.git, isFirst ? [] : names, ports.say);
  const released = prepared.versions;
  const toSome = percent < 100 ? ` to ${percent} percent` : "";
  await settle(ports, {
    what: `release ${differing({}, released)}${toSome}`,
    site,
    prepared,
    next: (running) => {
      const next = releasedTo(running, released, percent);
      if (isDeepStrictEqual(next, running)) ports.say(`${differing({}, released)} runs already`);
      return next;
    },
  });
}

/**
 * Gives visitors who have the newest version of a part the one that ran there before.
 *
 * @param order a name may be `lobby@1.0.0`, to choose the version explicitly
 */
export async function rollback(
  ports: ReleasePorts,
  { names, site }: Pick<ReleaseOrder, "names" | "site">,
): Promise<void> {
  const { git, folder, now, say } = ports;
  const orders = names.map((name) => {
    const [part = "", to] = name.split("@");
    return { part, to };
  });
  const releases = (await readReleases(folder)) ?? {};
  const sites = await runningIn(ports, releases);
  const running = sitesOf(releases, site).flatMap((one) => sharesAt(sites, one));
  const tags = tagsOf(git);
  const ways = orders.map(({ part, to }) => {
    const from = newestRunning(running, part);
    if (from === undefined) throw new ReleaseError(`No release that runs has ${part}`);
    if (to === from) throw new ReleaseError(`${part} ${from} runs already`);
    if (to !== undefined && !tags.has(tagOf(part, to)))
      throw new ReleaseError(`There is no tag ${tagOf(part, to)} here: git fetch --tags`);
    return { part, from, to };
  });
  const history = historyOf(await readHistory(folder), sites, now());
  const takenBack = Object.fromEntries(ways.map(({ part, from }) => [part, from]));
  await settle(ports, {
    what: `rollback ${differing({}, takenBack)}`,
    site,
    takenBack,
    next: (shares, one) =>
      ways.reduce(
        (left, { part, from, to: chosen }) => {
          if (!left.some(({ versions }) => versions[part] === from)) return left;
          const ran = () =>
            ranBefore(
              history.map((record) => ({
                takenBack: record.takenBack,
                shares: sharesAt(record.sites, one),
              })),
              part,
              from,
            );
          const to = chosen ?? ran();
          if (to === undefined)
            throw new ReleaseError(
              `${part} ${from} is the first that ran there, or all before it were taken back. ` +
                `Choose one by its number: npm run rollback -- ${part}@VERSION`,
            );
          say(`${siteWords(one)}: ${part} ${from} back to ${to}`);
          return rolledBack(left, part, from, to);
        },
        [...shares],
      ),
  });
}

const minute = (at: number) => new Date(at).toISOString().slice(0, 16).replace("T", " ");

/** How many of the newest history records are shown. */
const shownRecords = 10;

/** The releases of each site, since when they run and what led to them: `npm run releases`. */
export async function whatRuns({
  folder,
  now,
}: Pick<ReleasePorts, "folder" | "now">): Promise<string[]> {
  const sites = await runningIn({ folder }, (await readReleases(folder)) ?? {});
  if (Object.keys(sites).length === 0) return [`Nothing runs yet from ${folder}`];
  const history = historyOf(await readHistory(folder), sites, now());
  const sinceOf = (site: string) => {
    const ended = history.findLastIndex(
      (record) => !isDeepStrictEqual(sharesAt(record.sites, site), sites[site]),
    );
    return minute(history[ended + 1]?.at ?? now());
  };
  const shares = Object.entries(sites).flatMap(([site, running]) => [
    `${siteWords(site)}, since ${sinceOf(site)} UTC:`,
    ...running.map(
      ({ release: id, percent, versions }) =>
        `  ${percent} percent  ${id}  ${differing({}, versions)}`,
    ),
    ...(running.length > 1 ? [`  that is: ${inWords(running)}`] : []),
  ]);
  const newest = history.slice(-shownRecords).toReversed();
  return [...shares, "", ...newest.map(({ at, what }) => `${minute(at)} UTC  ${what}`)];
}
