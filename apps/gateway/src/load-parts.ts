import { logToStdout } from "./log.ts";
import type { GatewayOptions } from "./options.ts";
import { checkoutReleases } from "./releases/checkout.ts";
import { openReleases } from "./releases/folder-releases.ts";
import type { Releases } from "./releases/serving.ts";
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
