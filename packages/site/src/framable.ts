import type { SiteSettings } from "./settings.ts";

/**
 * May a page of ours frame this address? Never one of our own origin: together with `allow-scripts`
 * and `allow-same-origin` it could take its own sandbox off.
 */
export const isFramable = (
  address: URL,
  ownOrigin: string,
  { frameOrigins }: Pick<SiteSettings, "frameOrigins">,
): boolean => address.origin !== ownOrigin && frameOrigins.includes(address.origin);

/** Scripts, its own origin, forms and pop-ups; no navigation of the page around it. */
export const frameSandbox = "allow-scripts allow-same-origin allow-forms allow-popups";
