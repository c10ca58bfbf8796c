import { buckets, pickRelease, ReleaseError, type Share } from "@naluma/release";
import type { Log } from "../log.ts";
import { startRelease } from "./held-release.ts";
import { heldReleases } from "./held-releases.ts";
import { listedShares } from "./listed-shares.ts";
import { newestReleases } from "./newest-releases.ts";
import type { Release, Releases, Serving } from "./releases.ts";
import { verifiedModules } from "./verified-modules.ts";
import { watchFolder } from "./watch-folder.ts";

/** Of so many releases, the newest of the folder, assets are served beside those that run. */
const assetsKept = 10;

export interface FolderOptions {
  readonly folder: string;
  readonly siteId: number;
  readonly log: Log;
  readonly now?: () => number;
}

export interface FolderReleases {
  now(): Serving;
  /** Takes what the folder says by now. Never twice at once. */
  look(): Promise<void>;
}

/**
 * The releases that a folder's list names for a site. A list is taken whole or not at all: where it or one
 * of its releases is broken, what was served goes on.
 *
 * @throws ReleaseError where nothing can be served from the start
 */
export async function folderReleases(options: FolderOptions): Promise<FolderReleases> {
  const { folder, siteId, log, now = Date.now } = options;
  const list = listedShares(folder, siteId, log);
  const newest = newestReleases(folder, assetsKept);
  const held = heldReleases(folder, log, now);
  const modules = verifiedModules();
  // For good: a module that was imported once cannot be let go of.
  const started = new Map<string, Release>();
  let lastListed: readonly Share[] = [];
  let served: readonly Share[] = [];
  let serving: Serving | undefined;

  /** Its release runs afterwards, if it is whole. */
  const canRun = async ({ release: id }: Share): Promise<boolean> => {
    const release = await held.get(id);
    if (!release || started.has(id)) return release !== undefined;
    try {
      started.set(id, await startRelease(folder, release, modules));
      return true;
    } catch (error) {
      held.refuse(id, error);
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
      assets: new Map(held.all().flatMap(({ assets }) => [...assets])),
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
    const before = held.all();
    const ids = new Set([...served.map(({ release }) => release), ...(await newest())]);
    for (const id of ids) await held.get(id);
    held.keepOnly(ids);
    const after = held.all();
    if (after.length !== before.length || after.some((each) => !before.includes(each)))
      serve(served);
  };

  const look = async () => {
    const listed = await list.read();
    if (!listed) return;
    if (textOf(listed) !== textOf(lastListed)) held.readAgain();
    lastListed = listed;
    await take(listed);
    if (serving) await keepAssets();
  };

  const current = (): Serving => {
    if (serving) return serving;
    const reasons = lastListed.flatMap(({ release }) => held.reason(release) ?? []);
    throw new ReleaseError(`Nothing can be served: ${list.fault() || reasons.join("; ")}`);
  };

  await look();
  current();
  return { now: current, look };
}

/** As `folderReleases`, and follows the folder. */
export async function openReleases(options: FolderOptions): Promise<Releases> {
  const { now, look } = await folderReleases(options);
  return { now, stop: watchFolder(options.folder, look, options.log) };
}

/**
 * Only a start meets a list of which a part is broken and has nothing older to serve: then the first whole
 * release also gets the visitors of those that are not.
 */
function filledUp(shares: readonly Share[]): readonly Share[] {
  const [first, ...rest] = shares;
  if (!first) return [];
  const others = rest.reduce((sum, { percent }) => sum + percent, 0);
  return [{ ...first, percent: 100 - others }, ...rest];
}

const textOf = (shares: readonly Share[]) => JSON.stringify(shares);
