import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { writeReleases, type Manifest, type Share } from "@naluma/release";
import { releaseFolder, type ReleaseFolder } from "@naluma/release/release-folder.fake";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { startedGateway, type Started } from "../gateway.fake.ts";
import type { LogLine } from "../log.ts";
import { folderReleases, type FolderReleases } from "./folder-releases.ts";
import { builtHosts } from "./server.fake.ts";

let folder: ReleaseFolder;
let one: Manifest;
let two: Manifest;
let gateway: Started | undefined;
let lines: LogLine[];
let clock: number;

const begin = 1_795_188_000_000;
const built = (text: string, second: number) =>
  folder.release(builtHosts(text), begin + second * 1_000);

beforeEach(async () => {
  [lines, clock] = [[], begin];
  folder = await releaseFolder();
  [one, two] = [await built("one", 1), await built("two", 2)];
  await list([{ release: one.id, percent: 100 }]);
});
afterEach(async () => {
  await gateway?.stop();
  gateway = undefined;
  await folder.remove();
});

const list = (shares: readonly Share[], site = "*") =>
  writeReleases(folder.path, { [site]: shares });
const everybody = ({ id }: Manifest) => list([{ release: id, percent: 100 }]);

const open = (siteId = 1) =>
  folderReleases({
    folder: folder.path,
    siteId,
    log: (line) => lines.push(line),
    now: () => clock,
  });
const running = (releases: FolderReleases) => releases.now().running.map(({ id }) => id);
const reasons = () => lines.filter(({ reason }) => reason).map(({ reason }) => String(reason));

const start = async () => {
  const releases = await open();
  gateway = await startedGateway({ parts: { releases } });
  return { releases, origin: gateway.origin };
};

/** What a visitor in this bucket gets. */
const visit = async (origin: string, bucket?: number) => {
  const headers = bucket === undefined ? undefined : { cookie: `release_bucket=${bucket}` };
  const answer = await fetch(origin, { headers: { ...headers } });
  const html = await answer.text();
  return {
    script: /src="([^"]*)"/.exec(html)?.[1] ?? "",
    release: html.slice(-12),
    cookies: answer.headers.getSetCookie(),
  };
};

describe("the releases of a folder", () => {
  it("releases run as the list says, each whole: page, script, and its news of builds", async () => {
    const { releases, origin } = await start();
    await list([
      { release: one.id, percent: 90 },
      { release: two.id, percent: 10 },
    ]);
    await releases.look();
    expect(running(releases)).toEqual([one.id, two.id]);
    for (const [bucket, { id, builtAt }, text] of [
      [0, one, "one"],
      [89, one, "one"],
      [90, two, "two"],
      [99, two, "two"],
    ] as const) {
      const { script, release, cookies } = await visit(origin, bucket);
      expect([script, release, cookies]).toEqual([`/assets/desktop/${text}.js`, id, []]);
      expect(await (await fetch(origin + script)).text()).toBe(`"${text}"`);
      const headers = { cookie: `release_bucket=${bucket}` };
      const latest: unknown = await (
        await fetch(`${origin}/builds/latest.json?t=1`, { headers })
      ).json();
      expect(latest).toEqual({ id, timestamp: builtAt });
      const meta: unknown = await (await fetch(`${origin}/builds/meta/${id}.json`)).json();
      expect(meta).toMatchObject({ id, matcher: { static: { [`/${text}`]: { redirect: "/" } } } });
      // A violation is reported by the browser, which names no release.
      const report = { method: "POST", headers, body: '{"csp-report":{}}' };
      expect((await fetch(`${origin}/reports/csp`, report)).status).toBe(204);
      expect(gateway?.lines.at(-1)).toMatchObject({ event: "report-csp", release: id });
    }
  });

  it("a release is drawn once: a visitor without a cookie gets one with a page or with the news of builds", async () => {
    const { releases, origin } = await start();
    expect((await visit(origin)).cookies).toEqual([]);
    await list([
      { release: one.id, percent: 50 },
      { release: two.id, percent: 50 },
    ]);
    await releases.look();
    for (let visitor = 0; visitor < 5; visitor += 1) {
      const first = await visit(origin);
      expect(first.cookies).toEqual([
        expect.stringMatching(/^release_bucket=\d+; .*; HttpOnly; SameSite=Lax$/),
      ]);
      const again = await visit(origin, Number(/\d+/.exec(first.cookies[0] ?? "")?.[0]));
      expect(again).toEqual({ ...first, cookies: [] });
    }
    const latest = await fetch(`${origin}/builds/latest.json`);
    expect(latest.headers.getSetCookie()).toHaveLength(1);
  });

  it("the list of the site, or else that of all others, holds for any number of gateways that write nothing", async () => {
    await writeReleases(folder.path, {
      "*": [{ release: one.id, percent: 100 }],
      2: [{ release: two.id, percent: 100 }],
    });
    const files = await readdir(folder.path, { recursive: true });
    expect(running(await open(1))).toEqual([one.id]);
    expect(running(await open(2))).toEqual([two.id]);
    expect(await readdir(folder.path, { recursive: true })).toEqual(files);
  });

  it("the log tells operators once which releases are served, however often the folder is checked", async () => {
    const releases = await open();
    for (const next of [one, one, two, two]) {
      await everybody(next);
      await releases.look();
    }
    expect(lines).toEqual(
      [one, two].map(({ id }) => ({
        event: "releases-taken",
        site: 1,
        shares: [{ release: id, percent: 100 }],
      })),
    );
  });

  it("a rollback happens at once, even to a release that was removed from the disk meanwhile", async () => {
    const releases = await open();
    await everybody(two);
    await releases.look();
    await everybody(one);
    await rm(join(folder.path, one.id), { recursive: true });
    await releases.look();
    expect(running(releases)).toEqual([one.id]);
    expect(reasons()).toEqual([]);
  });

  it("a release runs from memory: a chunk that is first needed later is the one that was verified", async () => {
    const { origin } = await start();
    await folder.put(`${one.id}/desktop/server/assets/text.js`, 'export const text = "evil";');
    expect((await visit(origin)).script).toBe("/assets/desktop/one.js");
  });
});

describe("a broken release is refused, its reason is logged once, and the old one goes on", () => {
  it.each<[string, () => Promise<void>, string]>([
    ["a list that is no JSON", () => folder.put("releases.json", "{"), "is expected to be JSON"],
    ["no list", () => rm(join(folder.path, "releases.json")), "there is no releases.json"],
    [
      "a list without the site",
      () => list([{ release: two.id, percent: 100 }], "7"),
      "names no release for site 1",
    ],
    [
      "a release that is not there",
      () => list([{ release: "000000000000", percent: 100 }]),
      "There is no release 000000000000",
    ],
    [
      "a release of which a file was changed",
      async () => {
        const three = await built("three", 3);
        await folder.put(`${three.id}/desktop/client/assets/desktop/three.js`, "evil()");
        await everybody(three);
      },
      "desktop/client/assets/desktop/three.js was changed",
    ],
    [
      "one of two releases",
      async () => {
        const three = await built("three", 3);
        await rm(join(folder.path, three.id, "mobile/server/index.js"));
        await list([
          { release: two.id, percent: 50 },
          { release: three.id, percent: 50 },
        ]);
      },
      "mobile/server/index.js cannot be read",
    ],
    [
      "a server that cannot start",
      async () => everybody(await folder.release({ "desktop/server/index.js": "nobody();" })),
      "nobody is not defined",
    ],
    [
      "a server that is none of ours",
      async () =>
        everybody(await folder.release({ "desktop/server/index.js": "export const a = 1;" })),
      "desktop/server/index.js is no React Router server build",
    ],
    [
      "a release that gives another file the name of one that browsers keep",
      async () =>
        everybody(
          await folder.release({
            ...builtHosts("three"),
            "desktop/client/assets/desktop/one.js": "other()",
          }),
        ),
      "/assets/desktop/one.js is another file than in release",
    ],
  ])("%s is refused", async (_, breakIt, reason) => {
    const releases = await open();
    await breakIt();
    await releases.look();
    await releases.look();
    expect(running(releases)).toEqual([one.id]);
    expect(reasons()).toEqual([expect.stringContaining(reason)]);
    expect(lines.at(-1)).not.toHaveProperty("shares");
  });

  it("a broken release is refused until it is repaired", async () => {
    const path = `${two.id}/desktop/client/assets/desktop/two.js`;
    await folder.put(path, "evil()");
    const releases = await open();
    await everybody(two);
    await releases.look();
    await folder.put(path, '"two"');
    clock += 29_999;
    await releases.look();
    expect(running(releases)).toEqual([one.id]);
    clock += 1;
    await releases.look();
    expect(running(releases)).toEqual([two.id]);
  });

  it("a broken release is read again at once when the list is rewritten", async () => {
    const path = `${two.id}/desktop/client/assets/desktop/two.js`;
    await folder.put(path, "evil()");
    const releases = await open();
    await everybody(two);
    await releases.look();
    await folder.put(path, '"two"');
    await list([
      { release: one.id, percent: 50 },
      { release: two.id, percent: 50 },
    ]);
    await releases.look();
    expect(running(releases)).toEqual([one.id, two.id]);
  });

  it("a list that is broken once more is logged once more", async () => {
    const releases = await open();
    for (const turn of [1, 2]) {
      await folder.put("releases.json", "{");
      await releases.look();
      expect(reasons()).toHaveLength(turn);
      await everybody(one);
      await releases.look();
    }
  });

  it("without an older release, a whole one gets all visitors", async () => {
    await rm(join(folder.path, one.id, "desktop/server/index.js"));
    await list([
      { release: one.id, percent: 90 },
      { release: two.id, percent: 10 },
    ]);
    const releases = await open();
    expect(Array.from({ length: 100 }, (_, bucket) => releases.now().of(bucket).id)).toEqual(
      Array.from({ length: 100 }, () => two.id),
    );
  });

  it("without an older release, the first of two whole ones gets the visitors of the broken one", async () => {
    const three = await built("three", 3);
    await rm(join(folder.path, one.id, "desktop/server/index.js"));
    await list([
      { release: one.id, percent: 50 },
      { release: two.id, percent: 30 },
      { release: three.id, percent: 20 },
    ]);
    const releases = await open();
    const of = (bucket: number) => releases.now().of(bucket).id;
    expect([0, 79, 80, 99].map(of)).toEqual([two.id, two.id, three.id, three.id]);
  });

  it.each<[string, () => Promise<void>, string]>([
    ["no list", () => rm(join(folder.path, "releases.json")), "there is no releases.json"],
    [
      "only a broken release",
      () => rm(join(folder.path, one.id), { recursive: true }),
      "cannot be read",
    ],
  ])("with %s a gateway does not start, and says why", async (_, breakIt, reason) => {
    await breakIt();
    await expect(open()).rejects.toThrow(reason);
  });
});

describe("assets", () => {
  const served = (releases: FolderReleases) =>
    [...releases.now().assets.keys()].filter((path) => path.includes("desktop")).toSorted();

  it("assets of releases that no longer run stay, and those of future releases are served already", async () => {
    const releases = await open();
    await everybody(two);
    await releases.look();
    expect(served(releases)).toEqual(["/assets/desktop/one.js", "/assets/desktop/two.js"]);
    await built("three", 3);
    await releases.look();
    expect(served(releases)).toContain("/assets/desktop/three.js");
  });

  it("assets of a broken release are never served", async () => {
    await folder.put(`${two.id}/mobile/server/index.js`, "evil()");
    expect(served(await open())).toEqual(["/assets/desktop/one.js"]);
    expect(reasons()).toEqual([expect.stringContaining("mobile/server/index.js was changed")]);
  });

  it("assets are served of the ten newest releases, and of whatever runs", async () => {
    for (let second = 3; second <= 13; second += 1) await built(`r${second}`, second);
    const names = served(await open());
    expect(names).toHaveLength(11);
    expect(names).toContain("/assets/desktop/one.js");
    expect(names).not.toContain("/assets/desktop/r3.js");
    expect(names).toContain("/assets/desktop/r4.js");
  });

  it("assets are dropped once there are ten newer releases", async () => {
    const releases = await open();
    expect(served(releases)).toContain("/assets/desktop/two.js");
    for (let second = 3; second <= 12; second += 1) await built(`r${second}`, second);
    await releases.look();
    expect(served(releases)).not.toContain("/assets/desktop/two.js");
    expect(served(releases)).toContain("/assets/desktop/one.js");
  });
});

it("however the list changes, a page and its script are of one release", async () => {
  const { releases, origin } = await start();
  let isOver = false;
  const changing = (async () => {
    for (let turn = 0; turn < 20; turn += 1) {
      await everybody(turn % 2 === 0 ? two : one);
      await releases.look();
    }
    isOver = true;
  })();
  const seen = new Set<string>();
  while (!isOver) {
    const pages = await Promise.all([0, 50, 99].map((bucket) => visit(origin, bucket)));
    for (const { script, release } of pages) {
      seen.add(`${release} ${script}`);
      expect((await fetch(origin + script)).status).toBe(200);
    }
  }
  await changing;
  expect([...seen].toSorted()).toEqual(
    [`${one.id} /assets/desktop/one.js`, `${two.id} /assets/desktop/two.js`].toSorted(),
  );
});
