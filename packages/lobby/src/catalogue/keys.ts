import { supportDevice } from "@naluma/site/device";
import type { Locale } from "@naluma/site/locale";
import type { Site } from "@naluma/site/use-site";

/** The first segment of every query key in this package. */
const all = ["lobby"] as const;

/**
 * The prefixes of the query keys. `long` is for whole collections, which are never embedded in the document; `chosen`
 * for the games of a filter, followed by that filter.
 */
export const keys = { all, long: [...all, "long"], chosen: [...all, "chosen"] } as const;

/** The parameters that a response depends on, besides the call. */
export const scope = ({ settings, currency, template, client }: Site, locale: Locale) =>
  [settings.siteId, currency, template, supportDevice(client), locale] as const;

/** The first tiles of the home page. */
export const firstGamesKey = (site: Site, locale: Locale) =>
  [...keys.all, "first-games", ...scope(site, locale)] as const;

/** Whether the document carries the query's data: the catalogue and the long lists are left out. */
export const travelsWithPage = ([feature, part]: readonly unknown[]): boolean =>
  feature === all[0] && part !== keys.long[1];
