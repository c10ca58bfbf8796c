import {
  ReleaseError,
  buckets,
  pickRelease,
  readManifest,
  readReleases,
  releaseIdsIn,
  releasesFile,
  sharesOf,
  type Share,
} from "@naluma/release";
import type { Log } from "../log.ts";
import { releaseCache } from "./release-cache.ts";
import type { Release, Releases, Serving } from "./serving.ts";
import { verifiedModules } from "./verified-modules.ts";
import { startRelease } from "./verified-release.ts";
import { watchFolder } from "./watch-folder.ts";

/** Lists the ids of the newest `count` releases of the folder by build time, newest first. */
function newestReleases(folder: string, count: number): () => Promise<string[]> {
  const builtAt = new Map<string, number>();

  /** Undefined while the release is still being copied. */
  const timeOf = async (id: string) => {
    const known = builtAt.get(id);
    if (known !== undefined) return known;
    const manifest = await readManifest(folder, id).catch(() => undefined);
    if (manifest) builtAt.set(id, manifest.builtAt);
    return manifest?.builtAt;
  };

  return async () => {
    const dated: (readonly [string, number])[] = [];
    for (const id of await releaseIdsIn(folder)) {
      const time = await timeOf(id);
      if (time !== undefined) dated.push([id, time]);
    }
    const newestFirst = dated.toSorted(([, one], [, other]) => other - one);
    return newestFirst.slice(0, count).map(([id]) => id);
  };
}

interface ListedShares {
  /** Undefined if the list is unusable; the reason is logged once. */
  read(): Promise<readonly Share[] | undefined>;
  /** Why the last read failed; '' if it succeeded. */
  fault(): string;
}

/** A site's entries in the folder's list. */
function listedShares(folder: string, siteId: number, log: Log): ListedShares {
  let fault = "";
  return {
    async read() {
      try {
        const list = await readReleases(folder);
        if (!list) throw new ReleaseError(`${folder}: there is no ${releasesFile}`);
        const shares = sharesOf(list, siteId);
        if (shares.length === 0)
          throw new ReleaseError(`${folder}: ${releasesFile} names no release for site ${siteId}`);
        fault = "";
        return shares;
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        if (reason !== fault) log({ event: "releases-refused", site: siteId, reason });
        fault = reason;
        return undefined;
      }
    },
    fault: () => fault,
  };
}

/** Assets are served for the releases that run and for this many of the newest ones in the folder. */
const assetsKept = 10;

export interface FolderOptions {
  readonly folder: string;
  readonly siteId: number;
  readonly log: Log;
  readonly now?: () => number;
}

export interface FolderReleases {
  now(): Serving;
  /** Applies the current contents of the folder. Never runs twice in parallel. */
  look(): Promise<void>;
}

/**
 * The releases that a folder's list names for a site. A list is applied completely or not at all: if it or one
 * of its releases is broken, the previous ones are still served.
 *
 * @throws ReleaseError if nothing can be served at the start
 */
export async function folderReleases(options: FolderOptions): Promise<FolderReleases> {
  const { folder, siteId, log, now = Date.now } = options;
  const list = listedShares(folder, siteId, log);
  const newest = newestReleases(folder, assetsKept);
  const cache = releaseCache(folder, log, now);
  const modules = verifiedModules();
  // Kept for good, because an imported module can never be unloaded.
  const started = new Map<string, Release>();
  let lastListed: readonly Share[] = [];
  let served: readonly Share[] = [];
  let serving: Serving | undefined;

  /** Starts the release if it is intact. */
  const canRun = async ({ release: id }: Share): Promise<boolean> => {
    const release = await cache.get(id);
    if (!release || started.has(id)) return release !== undefined;
    try {
      started.set(id, await startRelease(folder, release, modules));
      return true;
    } catch (error) {
      cache.refuse(id, error);
      return false;
    }
  };

  const serve = (shares: readonly Share[]) => {
    const running = shares.flatMap(({ release }) => started.get(release) ?? []);
    const [first] = running;
    if (!first) return;
    const byBucket = Array.from(
      { length: buckets },
      (_, bucket) => started.get(pickRelease(shares, bucket) ?? "") ?? first,
    );
    served = shares;
    serving = {
      running,
      of: (bucket) => byBucket[bucket] ?? first,
      assets: new Map(cache.all().flatMap(({ assets }) => [...assets])),
    };
  };

  const take = async (listed: readonly Share[]) => {
    const whole: Share[] = [];
    for (const share of listed) if (await canRun(share)) whole.push(share);
    if (whole.length < listed.length && serving) return;
    const shares = filledUp(whole);
    if (textOf(shares) === textOf(served)) return;
    serve(shares);
    log({ event: "releases-taken", site: siteId, shares });
  };

  const keepAssets = async () => {
    const before = cache.all();
    const ids = new Set([...served.map(({ release }) => release), ...(await newest())]);
    for (const id of ids) await cache.get(id);
    cache.keepOnly(ids);
    const after = cache.all();
    if (after.length !== before.length || after.some((each) => !before.includes(each)))
      serve(served);
  };

  const look = async () => {
    const listed = await list.read();
    if (!listed) return;
    if (textOf(listed) !== textOf(lastListed)) cache.readAgain();
    lastListed = listed;
    await take(listed);
    if (serving) await keepAssets();
  };

  const current = (): Serving => {
    if (serving) return serving;
    const reasons = lastListed.flatMap(({ release }) => cache.reason(release) ?? []);
    throw new ReleaseError(`Nothing can be served: ${list.fault() || reasons.join("; ")}`);
  };

  await look();
  current();
  return { now: current, look };
}

/** Same as `folderReleases`, but watches the folder as well. */
export async function openReleases(options: FolderOptions): Promise<Releases> {
  const { now, look } = await folderReleases(options);
  return { now, stop: watchFolder(options.folder, look, options.log) };
}

/**
 * Needed only at the start, when a list is partly broken and there is nothing older to serve: then the first
 * intact release also gets the visitors of the broken ones.
 */
function filledUp(shares: readonly Share[]): readonly Share[] {
  const [first, ...rest] = shares;
  if (!first) return [];
  const others = rest.reduce((sum, { percent }) => sum + percent, 0);
  return [{ ...first, percent: 100 - others }, ...rest];
}

const textOf = (shares: readonly Share[]) => JSON.stringify(shares);
