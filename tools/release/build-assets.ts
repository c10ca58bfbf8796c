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
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
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

const compressible = /\.(js|css|svg|json|webmanifest)$/;
/** Files smaller than this, in bytes, are not worth compressing. */
const worthwhile = 1_000;

/** Writes `.br` and `.gz` beside each asset of a build, so that no request has to compress one. */
export async function compressAssets(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && compressible.test(entry.name));
  await Promise.all(files.map((file) => compressOne(join(file.parentPath, file.name))));
}

async function compressOne(file: string): Promise<void> {
  const bytes = await readFile(file);
  if (bytes.length < worthwhile) return;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  const [brotli, gzipped] = await Promise.all([
    promisify(brotliCompress)(bytes, { params }),
    promisify(gzip)(bytes, { level: 9 }),
  ]);
  await Promise.all([writeFile(`${file}.br`, brotli), writeFile(`${file}.gz`, gzipped)]);
}
