import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { startedGateway, testRelease, type Started } from "../gateway.fake.ts";
import { loadAssets } from "./assets.ts";

let folder = "";
let gateway: Started;

const put = async (path: string, bytes: string | Buffer) => {
  await mkdir(dirname(join(folder, path)), { recursive: true });
  await writeFile(join(folder, path), bytes);
};

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "naluma-assets-"));
  await put("build/client/assets/desktop/app-new.js", "now()");
  await put("build/client/assets/desktop/app-new.js.br", brotliCompressSync("now()"));
  await put(".naluma/releases/1-aa/assets/desktop/app-old.js", "before()");
  await put(".naluma/releases/2-bb/assets/desktop/app-new.js", "never()");
  gateway = await startedGateway({ assets: await loadAssets([folder]) });
});
afterEach(async () => {
  await gateway.stop();
  await rm(folder, { recursive: true });
});

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(gateway.origin + path, { headers });

describe("assets", () => {
  it("assets are kept by browsers for good, and are sent as they were compressed at build time", async () => {
    const response = await get("/assets/desktop/app-new.js", { "accept-encoding": "br" });
    expect(await response.text()).toBe("now()");
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "cache-control": "public, max-age=31536000, immutable",
      "content-encoding": "br",
      "content-type": "text/javascript; charset=utf-8",
      vary: "Accept-Encoding",
      "x-content-type-options": "nosniff",
    });
    const etag = response.headers.get("etag") ?? "";
    expect((await get("/assets/desktop/app-new.js", { "if-none-match": etag })).status).toBe(304);
  });

  it("assets of older builds stay, with the newest build's first", async () => {
    expect(await (await get("/assets/desktop/app-old.js")).text()).toBe("before()");
    expect(await (await get("/assets/desktop/app-new.js")).text()).toBe("now()");
  });

  it.each(["/assets/desktop/none.js", "/assets/../../../etc/passwd", "/assets/desktop/"])(
    "%s is not found",
    async (path) => {
      const response = await get(path);
      expect([response.status, await response.text()]).not.toContain("root:");
      expect(response.headers.get("cache-control")).not.toContain("immutable");
    },
  );
});

describe("the files of the site", () => {
  it("the site's files say which build runs, and list its route rules", async () => {
    const latest: unknown = await (await get("/builds/latest.json?t=1")).json();
    expect(latest).toEqual(testRelease);
    const meta: unknown = await (await get(`/builds/meta/${testRelease.id}.json`)).json();
    expect(meta).toEqual({
      ...testRelease,
      matcher: {
        static: {
          "/help": { redirect: "/faq" },
          "/support": { redirect: "http://127.0.0.1:1/sandbox/service" },
          "/main": { redirect: "/" },
        },
        wildcard: { "/lobby": { redirect: "/" } },
        dynamic: {},
      },
      prerendered: ["/", "/discount", "/sponsor", "/faq", "/app"],
    });
    expect((await get("/builds/meta/other.json")).status).toBe(404);
  });

  it("readiness says whether players can be sent here: not while the platform does not answer", async () => {
    expect((await get("/readyz")).status).toBe(200);
    const alone = await startedGateway({ parts: { platformAnswers: () => false } });
    const { status } = await fetch(`${alone.origin}/readyz`);
    const health = await fetch(`${alone.origin}/healthz`);
    await alone.stop();
    expect([status, health.status]).toEqual([503, 200]);
  });

  it("the health check says that the gateway is well, and robots.txt and the icon are served beside it", async () => {
    expect(await (await get("/healthz")).json()).toEqual({ ok: true, releases: [testRelease.id] });
    expect(await (await get("/robots.txt")).text()).toContain("Disallow: /api/");
    expect((await get("/favicon.svg")).headers.get("content-type")).toBe("image/svg+xml");
  });
});
