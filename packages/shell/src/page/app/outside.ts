import { outwardAddress } from "@naluma/site/address";
import type { SiteSettings } from "@naluma/site/settings";
import { NavigationError } from "./navigation.ts";

/** Addresses with any other protocol are not followed. */
const allowedProtocols: readonly string[] = ["http:", "https:", "mailto:", "tel:"];

/**
 * Validates an address off the site that the caller may leave for; throws NavigationError for any address that is not
 * allowed.
 */
export function outsideAddress(to: string, settings: Pick<SiteSettings, "allowHttp">): string {
  const url = URL.canParse(to) ? new URL(to) : undefined;
  if (!url) throw new NavigationError("This is neither a path of ours nor an address");
  if (!allowedProtocols.includes(url.protocol))
    throw new NavigationError(`An address that begins with ${url.protocol} is never gone to`);
  if (!url.protocol.startsWith("http")) return url.href;
  const address = outwardAddress(to, settings);
  if (!address) throw new NavigationError("This address is not one that the site follows");
  return address.href;
}
