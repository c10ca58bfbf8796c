import type { Game } from "@naluma/site/game";
import { defaultLocale, type Locale } from "@naluma/site/locale";

/** A label of the platform. A tile shows one: hot before new. */
export type Tag = "hot" | "new";

/** A game of the lists, or an entry that opens a list of games (then `gameCode` is ''). */
export interface CatalogueGame extends Game {
  readonly id: number;
  readonly names: Readonly<Record<string, string>>;
  readonly house: string;
  /** The provider behind a list that the site put together. */
  readonly behind?: string | undefined;
  readonly favourite: boolean;
  readonly tag?: Tag | undefined;
  /** What of the stakes comes back in the long run, in per cent, where the platform says so. */
  readonly rtp?: string | undefined;
  /** The least and the most that a round takes, where the platform says so. */
  readonly stakes?: { readonly least: string; readonly most: string } | undefined;
}

/** A game as the lists have it, of which other features see less. */
export const isCatalogueGame = <Seen extends Game>(game: Seen): game is Seen & CatalogueGame =>
  "id" in game && "names" in game && "house" in game;

export interface GameType {
  readonly id: number;
  /** As delivered, in English. */
  readonly name: string;
  /** Addresses of its pictures; '' when there are none. */
  readonly icon: string;
  readonly iconActive: string;
  readonly providers: readonly CatalogueGame[];
}

/** The name in the language on screen, in English where that is missing, else the code (LOBBY-36). */
export const nameOf = (
  { names, gameCode }: Pick<CatalogueGame, "names" | "gameCode">,
  locale: Locale,
): string => names[locale] || names[defaultLocale] || gameCode;

/** What a provider is called, by its entry in a game type; its code where nobody says. */
export const providerNameOf = (
  { names, providerId }: Pick<CatalogueGame, "names" | "providerId">,
  locale: Locale,
): string => names[locale] || names[defaultLocale] || providerId;

/** The names that this page can show; eleven languages would triple what the server sends along. */
export const inLanguage = <Entry extends Pick<CatalogueGame, "names">>(
  entry: Entry,
  locale: Locale,
): Entry => {
  const { [defaultLocale]: english = "", [locale]: local = "" } = entry.names;
  const names =
    local === "" ? { [defaultLocale]: english } : { [defaultLocale]: english, [locale]: local };
  return { ...entry, names };
};

/** Words for the providers' codes, taken from the entries of the game types. */
export function providerNames(
  types: readonly GameType[],
  locale: Locale,
): ReadonlyMap<string, string> {
  return new Map(
    types.flatMap((type) =>
      type.providers.map((entry) => [entry.providerId, nameOf(entry, locale)] as const),
    ),
  );
}
