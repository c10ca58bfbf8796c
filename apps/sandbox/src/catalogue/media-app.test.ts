import { brotliDecompressSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { makeCatalogue } from "./catalogue.ts";
import { createMediaApp } from "./media-app.ts";

const catalogue = makeCatalogue({ games: 400 });
const media = createMediaApp(catalogue);
const get = (path: string, headers: Record<string, string> = {}) =>
  media.request(`/media/${path}`, { headers });

describe("the art as files", () => {
  test.each([
    "games/G1001.svg",
    "providers/GPHL.svg",
    "providers/GPHL-dark.svg",
    "providers/GPR8-mark.svg",
    "banners/river.svg",
    "register/garden.svg",
    "register/harbour-wide.svg",
    "types/slot.svg",
    "types/crash-active.svg",
    "scenes/live.svg",
    "scenes/live-3.svg",
    "logo.svg",
    "logo-dark.svg",
    "logo-light.svg",
    "logo-halcyon.svg",
    "mark-halcyon.svg",
    "brands/naluma.svg",
    "brands/naluma-mark.svg",
    "marks/adults.svg",
    "icons/lantern.svg",
    "mark.svg",
    "wheel-8.svg",
    "envelope.svg",
    "envelope-open.svg",
  ])("%s is served for a year, with an ETag, and may load nothing", async (path) => {
    const answer = await get(path);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toBe("image/svg+xml; charset=utf-8");
    expect(answer.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    expect(answer.headers.get("content-security-policy")).toBe(
      "default-src 'none'; style-src 'unsafe-inline'",
    );
    const body = await answer.text();
    expect(body).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="\d+" height="\d+"/);
    expect(body).toMatch(/<\/svg>$/);

    const again = await get(path, { "if-none-match": answer.headers.get("etag") ?? "" });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe("");
    // A proxy in between may store several versions, and weaken the ETag of one that it compresses.
    const several = `"other", W/${answer.headers.get("etag")}`;
    expect((await get(path, { "if-none-match": several })).status).toBe(304);
  });

  test("a client that accepts brotli is sent a third of the bytes, under an ETag of its own", async () => {
    const plain = await get("games/G1001.svg");
    const small = await get("games/G1001.svg", { "accept-encoding": "gzip, br;q=0.5" });
    expect(small.headers.get("content-encoding")).toBe("br");
    expect(small.headers.get("vary")).toBe("accept-encoding");
    expect(small.headers.get("etag")).not.toBe(plain.headers.get("etag"));
    const text = await plain.text();
    const bytes = Buffer.from(await small.arrayBuffer());
    expect(brotliDecompressSync(bytes).toString()).toBe(text);
    expect(bytes.byteLength).toBeLessThan(text.length / 2);

    const refused = await get("games/G1001.svg", { "accept-encoding": "gzip, br;q=0" });
    expect(refused.headers.get("content-encoding")).toBeNull();
  });

  test.each([
    "games/NOPE-0001.svg",
    "games/G1001.png",
    "games/%2e%2e%2fpackage.svg",
    "games/G1001.svg/x",
    "games/a/b.svg",
    "providers/GPXX.svg",
    "providers/GPHL-active.svg",
    "providers/constructor.svg",
    "banners/none.svg",
    "types/toString.svg",
    "wheel-99.svg",
    "logo/x.svg",
    "marks/none.svg",
    "brands/none.svg",
    "brands/naluma-dark.svg",
    "",
  ])("%s is not found", async (path) => {
    const answer = await get(path);
    expect(answer.status).toBe(404);
    expect(answer.headers.get("cache-control")).toBe("no-store");
  });

  test("a tile is lettered in the requested language, and in English for any other", async () => {
    const chinese = await (await get("games/G1001.svg?l=zh_CN")).text();
    expect(chinese).toContain("翡翠锦鲤河");
    expect(chinese).toContain("Noto Sans CJK SC");
    const english = await (await get("games/G1001.svg")).text();
    expect(await (await get("games/G1001.svg?l=xx_XX")).text()).toBe(english);
    expect(await (await get("games/G1001.svg?l=constructor")).text()).toBe(english);
  });

  test("every Latin and Vietnamese title is drawn as outlines, so that no font is needed", async () => {
    const wanted = catalogue.games.flatMap(({ game_code }) =>
      ["en_US", "vi_VN"].map((language) => `games/${game_code}.svg?l=${language}`),
    );
    const bodies = await Promise.all(wanted.map(async (path) => (await get(path)).text()));
    expect(wanted.filter((_, index) => bodies[index]?.includes("<text") !== false)).toEqual([]);
  });

  test("different games have different tiles", async () => {
    const tiles = await Promise.all(
      catalogue.games.map(async (game) =>
        (await get(`games/${game.game_code}.svg`)).headers.get("etag"),
      ),
    );
    expect(new Set(tiles).size).toBe(catalogue.games.length);
  });
});
