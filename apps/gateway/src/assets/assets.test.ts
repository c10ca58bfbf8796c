import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { startedGateway, testRelease, type Started } from "../gateway.fake.ts";
import type { Serving } from "../releases/serving.ts";
import type { GatewayParts } from "../start-gateway.ts";
import { loadAssets } from "./assets.ts";

const noRelease: Serving = {
  running: [],
  of: () => {
    throw new Error("There is no release");
  },
  assets: new Map(),
};

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

  it.each<[string, Partial<GatewayParts>, number]>([
    ["a release is served and the platform answers", {}, 200],
    ["the platform does not answer", { platformAnswers: () => false }, 503],
    ["no release is served", { releases: { now: () => noRelease } }, 503],
  ])("readiness says whether players can be sent here: where %s, %s", async (_, parts, status) => {
    const one = await startedGateway({ parts });
    const answers = await Promise.all(
      ["/readyz", "/healthz"].map((path) => fetch(one.origin + path)),
    );
    const told = await Promise.all(answers.map(async (each) => [each.status, await each.text()]));
    await one.stop();
    // Strangers get these as well, so there is neither a reason nor a name in them.
    expect(told).toEqual([
      [status, `{"ok":${status === 200}}`],
      [200, '{"ok":true}'],
    ]);
  });

  it("robots.txt and the icon are served", async () => {
    expect(await (await get("/robots.txt")).text()).toContain("Disallow: /api/");
    expect((await get("/favicon.svg")).headers.get("content-type")).toBe("image/svg+xml");
  });
});
