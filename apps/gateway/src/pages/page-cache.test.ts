import { pageMaxAge } from "@naluma/site/page";
import { describe, expect, it } from "vitest";
import { createPageCache } from "./page-cache.ts";

const cacheAt = (clock: { now: number }) =>
  createPageCache<string>({
    freshFor: 60_000,
    capacity: 2,
    now: () => clock.now,
    onFailure: () => {},
  });

const rendering = (page: string, keep = true) => Promise.resolve({ page, keep });

describe("the page cache", () => {
  it("a stale page is served while a new one is rendered, for an hour at most [SHELL-12]", async () => {
    const clock = { now: 0 };
    const cache = cacheAt(clock);
    const get = (page: string) => cache.get("/", () => rendering(page));
    expect(await get("first")).toBe("first");
    clock.now = 59_999;
    expect(await get("too early")).toBe("first");
    clock.now = 60_000;
    // A page rendered while the platform was unreachable does not replace an older one.
    expect(await cache.get("/", () => rendering("silent", false))).toBe("first");
    await new Promise(setImmediate);
    expect(await get("second")).toBe("first");
    await new Promise(setImmediate);
    expect(await get("too early")).toBe("second");
    clock.now += pageMaxAge;
    expect(await get("third")).toBe("third");
    expect(pageMaxAge).toBe(3_600_000);
  });

  it("a failed render rejects everyone who waits for it, and the next request tries again", async () => {
    const cache = cacheAt({ now: 0 });
    const failing = () => Promise.reject(new Error("no render"));
    const both = [cache.get("/", failing), cache.get("/", failing)];
    const [one, other] = await Promise.allSettled(both);
    expect([one?.status, other?.status]).toEqual(["rejected", "rejected"]);
    expect(await cache.get("/", () => rendering("well"))).toBe("well");
  });

  it("the cache never exceeds its limit", async () => {
    const cache = cacheAt({ now: 0 });
    for (const key of ["a", "b", "c", "d"]) await cache.get(key, () => rendering(key));
    expect(cache.size).toBe(2);
  });
});
