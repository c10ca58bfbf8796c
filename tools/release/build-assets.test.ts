import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterEach, beforeEach, expect, it } from "vitest";
import { compressAssets, keepRelease } from "./build-assets.ts";

let host = "";
beforeEach(() => {
  host = mkdtempSync(join(tmpdir(), "naluma-release-"));
});
afterEach(() => rmSync(host, { recursive: true }));

/** A build as React Router leaves it, this many seconds after the first. */
const build = (name: string, second: number) => {
  rmSync(join(host, "build"), { recursive: true, force: true });
  const assets = join(host, "build/client/assets/desktop");
  mkdirSync(assets, { recursive: true });
  mkdirSync(join(host, "build/server"), { recursive: true });
  writeFileSync(join(assets, `app-${name}.js`), name);
  const server = join(host, "build/server/index.js");
  writeFileSync(server, name);
  utimesSync(server, 1_795_188_000 + second, 1_795_188_000 + second);
};

const kept = () => {
  const releases = join(host, ".naluma/releases");
  return existsSync(releases)
    ? readdirSync(releases)
        .toSorted()
        .flatMap((release) => readdirSync(join(releases, release, "assets/desktop")))
    : [];
};

it("the two builds before the newest are kept", () => {
  for (const [second, name] of ["one", "two", "three", "four"].entries()) {
    keepRelease(host);
    build(name, second);
  }
  expect(kept()).toEqual(["app-two.js", "app-three.js"]);
});

it("a build is kept once, however often it is asked for", () => {
  build("one", 1);
  keepRelease(host);
  keepRelease(host);
  expect(kept()).toEqual(["app-one.js"]);
});

it("scripts get copies in both encodings; what does not shrink gets none", async () => {
  const text = "export const games = [];\n".repeat(100);
  writeFileSync(join(host, "app.js"), text);
  writeFileSync(join(host, "small.js"), "1");
  writeFileSync(join(host, "font.woff2"), text);
  await compressAssets(host);
  expect(brotliDecompressSync(readFileSync(join(host, "app.js.br"))).toString()).toBe(text);
  expect(gunzipSync(readFileSync(join(host, "app.js.gz"))).toString()).toBe(text);
  expect(readdirSync(host).toSorted()).toEqual([
    "app.js",
    "app.js.br",
    "app.js.gz",
    "font.woff2",
    "small.js",
  ]);
});
