import { pictureAddress } from "@naluma/site/address";
import type { Game } from "@naluma/site/game";
import { defaultLocale, type Locale } from "@naluma/site/locale";
import type { SiteSettings } from "@naluma/site/settings";
import type { CatalogueGame } from "./game.ts";

/** A game with all fields of the lists; other features see fewer of them. */
export const isCatalogueGame = <Seen extends Game>(game: Seen): game is Seen & CatalogueGame =>
  "id" in game && "names" in game && "house" in game;

/** Keeps only the names this page can show: all eleven languages would triple the payload. */
export const inLanguage = <Entry extends Pick<CatalogueGame, "names">>(
  entry: Entry,
  locale: Locale,
): Entry => {
  const { [defaultLocale]: english = "", [locale]: local = "" } = entry.names;
  const names =
    local === "" ? { [defaultLocale]: english } : { [defaultLocale]: english, [locale]: local };
  return { ...entry, names };
};

/** The settings that decide whether a picture may be shown. */
export type PlaceSettings = Pick<SiteSettings, "allowHttp" | "imageOrigins">;

/** A game as this page can show it: named in its language, with a picture that the content policy allows. */
export const shownHere =
  (settings: PlaceSettings, locale: Locale) =>
  (entry: CatalogueGame): CatalogueGame => ({
    ...inLanguage(entry, locale),
    picture: pictureAddress(entry.picture, settings) ?? "",
  });
