import { supportDevice } from "@naluma/site/device";
import type { Locale } from "@naluma/site/locale";
import type { Site } from "@naluma/site/use-site";
import type { Filter } from "./catalogue/filter.ts";

const all = ["lobby"] as const;

/** The parameters that a response depends on, besides the call. */
export const scope = ({ settings, currency, template, client }: Site, locale: Locale) =>
  [settings.siteId, currency, template, supportDevice(client), locale] as const;

/** The query keys of the first view. `lobbyQueryKeys` has every key, these included. */
export const firstQueryKeys = {
  all,
  /** The games of a filter, which stays comparable as the third part. */
  chosen: (filter: Filter, memberId: number | undefined, site: Site, locale: Locale) =>
    [...all, "chosen", filter, memberId, ...scope(site, locale)] as const,
  /** The first tiles of the home page. */
  firstGames: (site: Site, locale: Locale) =>
    [...all, "first-games", ...scope(site, locale)] as const,
  gameTypes: (site: Site, locale: Locale) =>
    [...all, "game-types", ...scope(site, locale)] as const,
} as const;
