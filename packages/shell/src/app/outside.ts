import { outwardAddress } from "@naluma/site/address";
import type { SiteSettings } from "@naluma/site/settings";
import { NavigationError } from "./navigation.ts";

/** Other addresses are not followed. */
const allowedProtocols: readonly string[] = ["http:", "https:", "mailto:", "tel:"];

/** An address off the site that may be gone to, with the permission to leave; throws NavigationError for any other. */
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
