import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { ReleaseError, serverFile, verifyRelease } from "@naluma/release";
import type { Template } from "@naluma/site/device";
import { assetOf, type Asset, type Assets } from "../assets/assets.ts";
import { hostOf } from "../pages/host-build.ts";
import type { Release } from "./serving.ts";
import type { VerifiedModules } from "./verified-modules.ts";

/** A release in memory whose hashes were correct when it was read. */
export interface VerifiedRelease {
  readonly id: string;
  readonly timestamp: number;
  readonly assets: Assets;
  /** The scripts of both servers by their paths in the release. */
  readonly modules: ReadonlyMap<string, Buffer>;
}

const assetPath = /^(?:desktop|mobile)\/client(\/assets\/.+)$/;
const modulePath = /^(?:desktop|mobile)\/server\/.+\.js$/;

/**
 * @param others releases whose assets are served as well; equal assets are shared
 * @throws ReleaseError if the release is broken
 */
export async function readRelease(
  folder: string,
  id: string,
  others: readonly VerifiedRelease[],
): Promise<VerifiedRelease> {
  const client = new Map<string, Buffer>();
  const modules = new Map<string, Buffer>();
  const { builtAt } = await verifyRelease(folder, id, (path, bytes) => {
    const asset = assetPath.exec(path)?.[1];
    if (asset !== undefined) client.set(asset, bytes);
    if (modulePath.test(path)) modules.set(path, bytes);
  });
  const assets = new Map<string, Asset>();
  for (const [path, identity] of client) {
    const [br, gzip] = [client.get(`${path}.br`), client.get(`${path}.gz`)];
    const asset = assetOf(path, { identity, br, gzip });
    if (asset) assets.set(path, shared(path, asset, others));
  }
  return { id, timestamp: builtAt, assets, modules };
}

/** Browsers cache assets for good, so a name can only ever have one content. */
function shared(path: string, asset: Asset, others: readonly VerifiedRelease[]): Asset {
  for (const other of others) {
    const known = other.assets.get(path);
    if (known?.etag === asset.etag) return known;
    if (known) throw new ReleaseError(`${path} is another file than in release ${other.id}`);
  }
  return asset;
}

export async function startRelease(
  folder: string,
  { id, timestamp, modules }: VerifiedRelease,
  verified: VerifiedModules,
): Promise<Release> {
  const urlOf = (path: string) => pathToFileURL(join(folder, id, path)).href;
  for (const [path, bytes] of modules) verified.add(urlOf(path), bytes);
  const host = async (template: Template) => {
    const file = serverFile(template);
    const module: unknown = await import(urlOf(file));
    return hostOf(module, file);
  };
  // Sequential, so that if both are broken, the log always names the same one.
  const desktop = await host("desktop");
  const mobile = await host("mobile");
  return { id, timestamp, hosts: { desktop, mobile } };
}
