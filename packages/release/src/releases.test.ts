import { mkdir, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { releaseFolder, type ReleaseFolder } from "./release-folder.fake.ts";
import {
  buckets,
  parseReleases,
  pickRelease,
  readReleases,
  sharesOf,
  writeReleases,
} from "./releases.ts";

const [one, two] = ["ab12cd34ef56", "0123456789ab"];
const all = (percent: number) => [
  { release: one, percent: 100 - percent },
  { release: two, percent },
];
const everybody = [{ release: one, percent: 100 }];

let folder: ReleaseFolder;
beforeEach(async () => {
  folder = await releaseFolder();
});
afterEach(() => folder.remove());

describe("the list of running releases", () => {
  it("is read as it was written", async () => {
    expect(await readReleases(folder.path)).toBeUndefined();
    await writeReleases(folder.path, { "*": everybody, 2: all(10) });
    expect(await readReleases(folder.path)).toEqual({ "*": everybody, 2: all(10) });
  });

  it("is never written in an unreadable form, and the old one stays", async () => {
    await writeReleases(folder.path, { "*": everybody });
    const broken = writeReleases(folder.path, { "*": [{ release: two, percent: 50 }] });
    await expect(broken).rejects.toThrow("add up to 100");
    expect(await readReleases(folder.path)).toEqual({ "*": everybody });
  });

  it.each([
    ["{ no JSON", "is expected to be JSON"],
    ["[]", "format is missing"],
    ['{"format":2,"sites":{}}', "format is 2: this program knows format 1 only"],
    ['{"sites":{}}', "format is missing"],
    ['{"format":1,"sites":{"*":[]}}', "expected shares that add up to 100 percent"],
    [JSON.stringify({ format: 1, sites: { one: everybody } }), "expected the id of a site"],
    [JSON.stringify({ format: 1, sites: { 1: [...everybody, ...all(10)] } }), "add up to 100"],
    [
      JSON.stringify({
        format: 1,
        sites: { 1: [50, 50].map((percent) => ({ release: one, percent })) },
      }),
      "expected each release once",
    ],
    ['{"format":1,"sites":{"1":[{"release":"../x","percent":100}]}}', "the id of a release"],
    ['{"format":1,"sites":{"1":[{"release":"ab12cd34ef56","percent":0.5}]}}', "a whole number"],
    ['{"format":1,"sites":{},"more":1}', "more: there is no such key"],
  ])("with the text %s is refused: %s", (text, reason) => {
    expect(() => parseReleases(text, "/r/releases.json")).toThrow(
      expect.objectContaining({ name: "ReleaseError", message: expect.stringContaining(reason) }),
    );
    expect(() => parseReleases(text, "/r/releases.json")).toThrow(/^\/r\/releases\.json[^\n]*$/);
  });

  it("leaves nothing half written if it cannot be put in place", async () => {
    await mkdir(join(folder.path, "releases.json"));
    await expect(writeReleases(folder.path, { "*": everybody })).rejects.toThrow("EISDIR");
    expect(await readdir(folder.path)).toEqual(["releases.json"]);
  });

  it("is reported as unreadable if it exists and cannot be read", async () => {
    await writeFile(join(folder.path, "file"), "");
    await expect(readReleases(join(folder.path, "file"))).rejects.toThrow("cannot be read");
  });
});

describe("the release of a visitor", () => {
  it("is the site's own, or else the one for all sites", () => {
    const releases = { "*": everybody, 2: all(10) };
    expect(sharesOf(releases, 1)).toEqual(everybody);
    expect(sharesOf(releases, 2)).toEqual(all(10));
    expect(sharesOf({}, 1)).toEqual([]);
    expect(pickRelease([], 0)).toBeUndefined();
  });

  it("follows the percentages", () => {
    const picked = Array.from({ length: buckets }, (_, bucket) => pickRelease(all(10), bucket));
    expect(picked.filter((id) => id === two)).toHaveLength(10);
    expect(picked.filter((id) => id === one)).toHaveLength(90);
  });

  it("stays the new one for visitors who have it while its share grows", () => {
    const percent = fc.integer({ min: 1, max: 99 });
    fc.assert(
      fc.property(percent, percent, fc.integer({ min: 0, max: 99 }), (a, b, bucket) => {
        const [less, more] = [Math.min(a, b), Math.max(a, b)];
        if (pickRelease(all(less), bucket) !== two) return;
        expect(pickRelease(all(more), bucket)).toBe(two);
      }),
    );
  });
});
