import { supportDevice } from "@naluma/site/device";
import type { Locale } from "@naluma/site/locale";
import type { Site } from "@naluma/site/use-site";

/** Begins every query key of this package. */
const all = ["lobby"] as const;

/**
 * Where the query keys begin. `long`: of whole collections, which no document carries. `chosen`: of the
 * games of a filter, which follows.
 */
export const keys = { all, long: [...all, "long"], chosen: [...all, "chosen"] } as const;

/** What an answer depends on, besides the call. */
export const scope = ({ settings, currency, template, client }: Site, locale: Locale) =>
  [settings.siteId, currency, template, supportDevice(client), locale] as const;

/** The first tiles of home. */
export const firstGamesKey = (site: Site, locale: Locale) =>
  [...keys.all, "first-games", ...scope(site, locale)] as const;

/** Whether the document carries what was read: the catalogue and the long lists stay behind. */
export const travelsWithPage = ([feature, part]: readonly unknown[]): boolean =>
  feature === all[0] && part !== keys.long[1];
