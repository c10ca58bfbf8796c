import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { extname, join, relative } from "node:path";
import { Hono } from "hono";
import { acceptedEncoding, type Encoding } from "../pages/sealed-page.ts";

type Bytes = Readonly<Partial<Record<Encoding, Buffer>>> & { readonly identity: Buffer };

export interface Asset {
  readonly type: string;
  readonly etag: string;
  readonly bytes: Bytes;
}

/** Keyed by their path on our origin. */
export type Assets = ReadonlyMap<string, Asset>;

const types: Readonly<Record<string, string>> = {
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".svg": "image/svg+xml",
  ".woff2": "font/woff2",
  ".png": "image/png",
  ".webp": "image/webp",
  ".avif": "image/avif",
  ".ico": "image/x-icon",
};

interface Read {
  readonly identity: Buffer;
  readonly br: Buffer | undefined;
  readonly gzip: Buffer | undefined;
}

/** Undefined for a file type that no page requests. */
export function assetOf(path: string, { identity, br, gzip }: Read): Asset | undefined {
  const type = types[extname(path)];
  if (type === undefined) return undefined;
  const etag = `"${createHash("sha256").update(identity).digest("base64url").slice(0, 22)}"`;
  return { type, etag, bytes: { identity, ...(br ? { br } : {}), ...(gzip ? { gzip } : {}) } };
}

/**
 * The assets of the last three builds of a host, newest first, as served below /assets. Their names contain a
 * content hash, so a name always means the same bytes. They are kept in memory (a few MB), so a made-up path
 * never reaches the file system.
 */
export async function loadAssets(hostFolders: readonly string[]): Promise<Assets> {
  const assets = new Map<string, Asset>();
  for (const host of hostFolders) {
    for (const root of await buildsOf(host)) {
      for (const [path, asset] of await readAssets(root)) {
        if (!assets.has(path)) assets.set(path, asset);
      }
    }
  }
  return assets;
}

async function buildsOf(host: string): Promise<string[]> {
  const releases = join(host, ".naluma/releases");
  const older = existsSync(releases) ? (await readdir(releases)).toSorted().toReversed() : [];
  return [join(host, "build/client"), ...older.map((name) => join(releases, name))];
}

async function readAssets(root: string): Promise<[string, Asset][]> {
  const folder = join(root, "assets");
  if (!existsSync(folder)) return [];
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && Object.hasOwn(types, extname(entry.name)))
    .map((entry) => join(entry.parentPath, entry.name));
  const read = await Promise.all(
    files.map(async (file): Promise<[string, Asset][]> => {
      const identity = await readFile(file);
      const [br, gzip] = await Promise.all([compressed(`${file}.br`), compressed(`${file}.gz`)]);
      const asset = assetOf(file, { identity, br, gzip });
      return asset ? [[`/${relative(root, file)}`, asset]] : [];
    }),
  );
  return read.flat();
}

const compressed = async (file: string): Promise<Buffer | undefined> =>
  existsSync(file) ? readFile(file) : undefined;

const immutable = "public, max-age=31536000, immutable";

/** Scripts, fonts and pictures of both hosts. */
export function assetRoutes(assets: () => Assets): Hono {
  const app = new Hono();
  app.get("/assets/*", (c) => {
    const asset = assets().get(c.req.path);
    // Never cached: an asset that is missing now may be part of the next release.
    if (!asset) return c.text("Not found", 404, { "cache-control": "no-store" });
    const headers = {
      "content-type": asset.type,
      "cache-control": immutable,
      etag: asset.etag,
      vary: "Accept-Encoding",
      "cross-origin-resource-policy": "same-origin",
    };
    if (c.req.header("if-none-match") === asset.etag) return c.body(null, 304, headers);
    const wanted = acceptedEncoding(c.req.header("accept-encoding"));
    const found = asset.bytes[wanted];
    const body = new Uint8Array(found ?? asset.bytes.identity);
    const coding: Record<string, string> =
      found && wanted !== "identity" ? { "content-encoding": wanted } : {};
    return c.body(body, 200, { ...headers, ...coding, "content-length": String(body.length) });
  });
  return app;
}
