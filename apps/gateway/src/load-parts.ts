import { join } from "node:path";
import { loadAssets } from "./assets/assets.ts";
import { logToStdout } from "./log.ts";
import type { GatewayOptions } from "./options.ts";
import { loadHost, releaseOf } from "./pages/host-build.ts";
import { readSiteSettings } from "./site-settings.ts";
import type { GatewayParts } from "./start-gateway.ts";

const apps = join(import.meta.dirname, "../..");

/** The built hosts, their assets and the site's configuration. */
export async function loadParts({
  siteId,
  sitesFolder,
  apiOrigin,
  providerOrigin,
  publicOrigin,
  socketOrigin,
  isProduction,
}: GatewayOptions): Promise<GatewayParts> {
  const folders = ["web-desktop", "web-mobile"].map((name) => join(apps, name));
  const [desktopFile = "", mobileFile = ""] = folders.map((folder) =>
    join(folder, "build/server/index.js"),
  );
  const addresses = {
    PROVIDER_ORIGIN: providerOrigin,
    PUBLIC_ORIGIN: publicOrigin,
    API_ORIGIN: apiOrigin,
  };
  // Before all else: an operator's mistake is told at once, whatever else is wrong.
  const read = await readSiteSettings(siteId, addresses, sitesFolder);
  const settings = {
    ...read,
    connectOrigins: [...read.connectOrigins, ...(socketOrigin ? [socketOrigin] : [])],
    ...(isProduction ? {} : { tracking: {} }),
  };
  const [desktop, mobile] = await Promise.all([loadHost(desktopFile), loadHost(mobileFile)]);
  const [assets, release] = await Promise.all([
    loadAssets(folders),
    releaseOf([desktopFile, mobileFile]),
  ]);
  return { settings, hosts: { desktop, mobile }, assets, release, log: logToStdout };
}
