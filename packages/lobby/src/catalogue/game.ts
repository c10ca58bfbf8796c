import type { Game } from "@naluma/site/game";
import { defaultLocale, type Locale } from "@naluma/site/locale";

/** A label of the platform. A tile shows one: hot before new. */
export type Tag = "hot" | "new";

/** A game in the lists, or an entry that opens a list of games (its `gameCode` is ''). */
export interface CatalogueGame extends Game {
  readonly id: number;
  readonly names: Readonly<Record<string, string>>;
  readonly house: string;
  /** The provider of a list that the site compiled. */
  readonly behind?: string | undefined;
  readonly favourite: boolean;
  readonly tag?: Tag | undefined;
  /** The return to player, in per cent, if the platform reports it. */
  readonly rtp?: string | undefined;
  /** The minimum and maximum stake of a round, if the platform reports them. */
  readonly stakes?: { readonly least: string; readonly most: string } | undefined;
}

export interface GameType {
  readonly id: number;
  /** As delivered, in English. */
  readonly name: string;
  /** Addresses of its pictures; '' when there are none. */
  readonly icon: string;
  readonly iconActive: string;
  readonly providers: readonly CatalogueGame[];
}

/** The name in the current language, or in English if that is missing, or else the code (LOBBY-36). */
export const nameOf = (
  { names, gameCode }: Pick<CatalogueGame, "names" | "gameCode">,
  locale: Locale,
): string => names[locale] || names[defaultLocale] || gameCode;

/** A provider's name, from its entry in a game type; its code if there is none. */
export const providerNameOf = (
  { names, providerId }: Pick<CatalogueGame, "names" | "providerId">,
  locale: Locale,
): string => names[locale] || names[defaultLocale] || providerId;

/** The names of providers by code, taken from the entries of the game types. */
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

export interface TileGame {
  readonly game: CatalogueGame;
  readonly name: string;
  readonly provider: string;
  /** Its provider is known to be under maintenance. */
  readonly isClosed: boolean;
}

/** The props that the shell passes to any component that shows games. */
export interface GameListProps {
  onPlay: (game: CatalogueGame, name: string, providerName: string) => void;
  /** The number of pictures in the first view, which are fetched at once. */
  eagerTiles: number;
  /** The member whose favourites and last played games are offered; undefined for a visitor. */
  memberId?: number | undefined;
}
