import { createHash } from "node:crypto";
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
} from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

/** Three together with the new build, so that a page of the build before the previous one can still load its chunks. */
const previousReleases = 2;

/**
 * Keeps the assets of the build that is about to be replaced in `.naluma/releases`, by build id, so that the gateway
 * can still serve them.
 */
export const keepReleases = (root: string): Plugin => ({
  name: "naluma:keep-releases",
  apply: "build",
  config: () => keepRelease(root),
});

export function keepRelease(root: string): void {
  const assets = join(root, "build/client/assets");
  const server = join(root, "build/server/index.js");
  if (!existsSync(assets) || !existsSync(server)) return;

  const releases = join(root, ".naluma/releases");
  const id = createHash("sha256").update(readFileSync(server)).digest("hex").slice(0, 12);
  const built = Math.round(statSync(server).mtimeMs);
  mkdirSync(releases, { recursive: true });
  const releaseNames = readdirSync(releases).toSorted();
  if (!releaseNames.some((name) => name.endsWith(id))) {
    const name = `${built}-${id}`;
    cpSync(assets, join(releases, name, "assets"), { recursive: true });
    releaseNames.push(name);
  }
  for (const old of releaseNames.toSorted().slice(0, -previousReleases)) {
    rmSync(join(releases, old), { recursive: true });
  }
}
