import { pictureAddress } from "@naluma/site/address";
import type { Locale } from "@naluma/site/locale";
import type { SiteSettings } from "@naluma/site/settings";
import { inLanguage, type CatalogueGame } from "./game.ts";

/** The settings that decide whether a picture may be shown. */
export type PlaceSettings = Pick<SiteSettings, "allowHttp" | "imageOrigins">;

/** A game as this page can show it: named in its language, with a picture that the content policy allows. */
export const shownHere =
  (settings: PlaceSettings, locale: Locale) =>
  (entry: CatalogueGame): CatalogueGame => ({
    ...inLanguage(entry, locale),
    picture: pictureAddress(entry.picture, settings) ?? "",
  });
