import type { SiteSettings } from "./settings.ts";

/** Whether a site tracks in any language; if it tracks in none, players are not asked for consent. */
export const isTracked = ({ tracking }: Pick<SiteSettings, "tracking">): boolean =>
  Object.keys(tracking).length > 0;
