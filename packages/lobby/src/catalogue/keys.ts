import { supportDevice } from "@naluma/site/device";
import type { Locale } from "@naluma/site/locale";
import type { Site } from "@naluma/site/use-site";

/** Where the query keys of this package begin. */
export const keys = { all: ["lobby"] } as const;

/** What an answer depends on, besides the call. */
export const scope = ({ settings, currency, template, client }: Site, locale: Locale) =>
  [settings.siteId, currency, template, supportDevice(client), locale] as const;

/** The first tiles of home. */
export const firstGamesKey = (site: Site, locale: Locale) =>
  ["lobby", "first-games", ...scope(site, locale)] as const;

/** Whether the document carries what was read: the catalogue and the long lists stay behind. */
export const travelsWithPage = ([feature, part]: readonly unknown[]): boolean =>
  feature === "lobby" && part !== "long";
