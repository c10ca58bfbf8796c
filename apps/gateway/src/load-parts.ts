import { createHash } from "node:crypto";
import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { loadAssets } from "./assets/assets.ts";
import { logToStdout } from "./log.ts";
import type { GatewayOptions } from "./options.ts";
import { loadHost } from "./pages/host-build.ts";
import { openReleases } from "./releases/folder-releases.ts";
import { type Build, oneRelease, type Releases } from "./releases/serving.ts";
import { readSiteSettings } from "./site-settings.ts";
import type { GatewayParts } from "./start-gateway.ts";

export async function loadParts({
  siteId,
  sitesFolder,
  apiPublicOrigin,
  providerOrigin,
  publicOrigin,
  socketOrigin,
  isProduction,
  releasesFolder,
}: GatewayOptions): Promise<GatewayParts & { readonly releases: Releases }> {
  const addresses = {
    PROVIDER_ORIGIN: providerOrigin,
    PUBLIC_ORIGIN: publicOrigin,
    API_ORIGIN: apiPublicOrigin,
  };
  // Read first, so that an operator's mistake is reported at once, whatever else is wrong.
  const read = await readSiteSettings(siteId, addresses, sitesFolder);
  const settings = {
    ...read,
    connectOrigins: [...read.connectOrigins, ...(socketOrigin ? [socketOrigin] : [])],
    ...(isProduction ? {} : { tracking: {} }),
  };
  const log = logToStdout;
  const releases =
    releasesFolder === undefined
      ? await checkoutReleases()
      : await openReleases({ folder: releasesFolder, siteId, log });
  return { settings, releases, log };
}

const apps = join(import.meta.dirname, "../..");

/** The builds of the checkout that this gateway runs from. */
async function checkoutReleases(): Promise<Releases> {
  const folders = ["web-desktop", "web-mobile"].map((name) => join(apps, name));
  const [desktopFile = "", mobileFile = ""] = folders.map((folder) =>
    join(folder, "build/server/index.js"),
  );
  const [desktop, mobile] = await Promise.all([loadHost(desktopFile), loadHost(mobileFile)]);
  const [assets, build] = await Promise.all([
    loadAssets(folders),
    buildOf([desktopFile, mobileFile]),
  ]);
  return oneRelease({ ...build, hosts: { desktop, mobile } }, assets);
}

async function buildOf(files: readonly string[]): Promise<Build> {
  const hash = createHash("sha256");
  for (const file of files) hash.update(await readFile(file));
  const times = await Promise.all(files.map(async (file) => (await stat(file)).mtimeMs));
  return { id: hash.digest("hex").slice(0, 12), timestamp: Math.round(Math.max(...times)) };
}
