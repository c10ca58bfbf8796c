import type { SiteSettings } from "./settings.ts";

/**
 * Whether our pages may frame this address. Never one of our own origin: with `allow-scripts` and `allow-same-origin`
 * together it could remove its own sandbox.
 */
export const isFramable = (
  address: URL,
  ownOrigin: string,
  { frameOrigins }: Pick<SiteSettings, "frameOrigins">,
): boolean => address.origin !== ownOrigin && frameOrigins.includes(address.origin);

/** Allows scripts, its own origin, forms and pop-ups, but not navigating the page around it. */
export const frameSandbox = "allow-scripts allow-same-origin allow-forms allow-popups";
