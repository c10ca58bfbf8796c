import { appendFile, cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { writeRelease, writeReleases, type Share } from "@naluma/release";
import { releaseBucketCookie } from "@naluma/site/stored";
import autocannon from "autocannon";
import { startBenchStack } from "./harness.ts";
import { pin, secondsOf } from "./pinned.ts";

const root = join(import.meta.dirname, "../..");

/** The two alternate, so that a machine that becomes slower affects both. */
const rounds = 3;
const secondsOfRound = 5;

interface Measured {
  pages: number;
  busy: number;
}

/**
 * Home pages per second of processor time, with one release for all visitors and with two in turn. Both use the same
 * gateway, which reloads the list of releases while it runs.
 */
export async function measureTwoReleases(): Promise<{ one: number; two: number }> {
  const folder = await mkdtemp(join(tmpdir(), "naluma-bench-releases-"));
  try {
    const [one, two] = await twoReleases(folder);
    const list = (shares: readonly Share[]) => writeReleases(folder, { "*": shares });
    const alone: Share[] = [{ release: one, percent: 100 }];
    const both: Share[] = [one, two].map((release) => ({ release, percent: 50 }));
    await list(alone);
    const stack = await startBenchStack({ RELEASES_FOLDER: folder });
    try {
      pin(stack.gatewayPid, 0);
      const of: Record<"one" | "two", Measured> = {
        one: { pages: 0, busy: 0 },
        two: { pages: 0, busy: 0 },
      };
      // A process is slow right after its start, so this run is not counted.
      await measure(stack.lobby, stack.gatewayPid);
      for (let round = 0; round < rounds; round += 1) {
        for (const [name, shares] of [
          ["one", alone],
          ["two", both],
        ] as const) {
          await list(shares);
          await untilTaken(stack.lobby, shares.length);
          const { pages, busy } = await measure(stack.lobby, stack.gatewayPid);
          of[name].pages += pages;
          of[name].busy += busy;
        }
      }
      return { one: of.one.pages / of.one.busy, two: of.two.pages / of.two.busy };
    } finally {
      await stack.stop();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The builds of this checkout, and the same with one more line in a server. */
async function twoReleases(folder: string): Promise<[string, string]> {
  const builds = {
    desktop: join(root, "apps/web-desktop/build"),
    mobile: join(root, "apps/web-mobile/build"),
  };
  const one = await writeRelease(folder, { packages: {}, builtAt: Date.now(), builds });
  const copy = await mkdtemp(join(tmpdir(), "naluma-bench-build-"));
  try {
    await cp(builds.desktop, copy, { recursive: true });
    await appendFile(join(copy, "server/index.js"), "\n// another release\n");
    const changed = { ...builds, desktop: copy };
    const two = await writeRelease(folder, { packages: {}, builtAt: Date.now(), builds: changed });
    return [one.id, two.id];
  } finally {
    await rm(copy, { recursive: true, force: true });
  }
}

/** The first visitor's release and the last one's: they differ while two are served. */
const buckets = [0, 99];

const headersOf = (bucket: number) => ({
  "accept-encoding": "br",
  "accept-language": "en-US",
  cookie: `${releaseBucketCookie}=${bucket}`,
});

async function untilTaken(lobby: string, count: number): Promise<void> {
  const releaseOf = async (bucket: number) => {
    const latest = await fetch(`${lobby}/builds/latest.json`, { headers: headersOf(bucket) });
    const { id }: { id: string } = await latest.json();
    return id;
  };
  for (;;) {
    if (new Set(await Promise.all(buckets.map(releaseOf))).size === count) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

async function measure(lobby: string, pid: number | undefined): Promise<Measured> {
  // Rendered before anything is measured.
  for (const bucket of buckets)
    await (await fetch(lobby, { headers: headersOf(bucket) })).arrayBuffer();
  const before = secondsOf(pid);
  const run = await autocannon({
    url: `${lobby}/`,
    connections: 10,
    duration: secondsOfRound,
    requests: buckets.map((bucket) => ({ headers: headersOf(bucket) })),
  });
  if (run.non2xx + run.errors + run.timeouts > 0) throw new Error("requests were not answered");
  return { pages: run.requests.total, busy: secondsOf(pid) - before };
}
