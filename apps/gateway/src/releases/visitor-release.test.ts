import { describe, expect, it } from "vitest";
import { fakeHost } from "../pages/host-build.fake.ts";
import type { Release } from "./serving.ts";
import { createVisitorRelease } from "./visitor-release.ts";

const hosts = { desktop: fakeHost(), mobile: fakeHost() };
const release = (id: string): Release => ({ id, timestamp: 0, hosts });
const [old, young] = [release("old"), release("young")];

/** Nine out of ten visitors get the old release. */
const both = {
  running: [old, young],
  of: (bucket: number) => (bucket < 90 ? old : young),
  assets: new Map(),
};

const visit = (cookies: Record<string, string>, drawn = 95, secure = false) => {
  const releaseOf = createVisitorRelease({ now: () => both }, secure, () => drawn);
  const { release: found, cookie } = releaseOf(cookies);
  return [found.id, ...cookie];
};

describe("a visitor of two releases", () => {
  it.each([
    ["0", "old"],
    ["9", "old"],
    ["89", "old"],
    ["90", "young"],
    ["99", "young"],
  ])("a visitor with the bucket %s stays with the %s release", (bucket, expected) => {
    expect(visit({ release_bucket: bucket })).toEqual([expected]);
  });

  it.each([[undefined], [""], ["100"], ["-1"], ["07"], ["1.5"], ["x"]])(
    "a visitor whose bucket is %s gets one for a year",
    (bucket) => {
      const cookies = bucket === undefined ? {} : { release_bucket: bucket };
      const cookie = "Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax";
      expect(visit(cookies)).toEqual(["young", `release_bucket=95; ${cookie}`]);
      expect(visit(cookies, 7, true)).toEqual(["old", `release_bucket=7; ${cookie}; Secure`]);
    },
  );

  it("a bucket is drawn at random", () => {
    const releaseOf = createVisitorRelease({ now: () => both }, false);
    const drawn = new Set(Array.from({ length: 200 }, () => releaseOf({}).cookie[0]));
    expect(drawn.size).toBeGreaterThan(50);
  });
});

it("a single release for all needs no cookie", () => {
  const now = () => ({ running: [old], of: () => old, assets: new Map() });
  expect(createVisitorRelease({ now }, false)({})).toEqual({ release: old, cookie: [] });
});
