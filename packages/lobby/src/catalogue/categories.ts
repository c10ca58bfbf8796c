import { type Category, isLobbyType, slots } from "@naluma/site/category";
import type { Locale } from "@naluma/site/locale";
import type { LobbyMessage } from "../words.ts";
import { categoryName } from "./filter-names.ts";
import { type CatalogueGame, type GameType, providerNameOf } from "./game.ts";

/** The types of the lobby's navigation that have games, in the order the platform sends them. */
export const navigationTypes = (types: readonly GameType[]): readonly GameType[] =>
  types.filter((type) => isLobbyType(type.id) && type.providers.length > 0);

/** Every category that has a page, in the order of the platform: also those that the navigation leaves out. */
export const shownCategories = (
  types: readonly GameType[],
  hasCrash: boolean,
): readonly Category[] => [
  ...navigationTypes(types).map(({ id }) => id),
  ...types
    .filter(({ id, providers }) => !isLobbyType(id) && providers.length > 0)
    .map(({ id }) => id),
  ...(hasCrash ? (["crash"] as const) : []),
];

/** The category the page opens with: the first type of the navigation. */
export const firstCategory = (types: readonly GameType[]): Category | undefined =>
  navigationTypes(types)[0]?.id;

/** The games of one category in the platform's order; all games while no category is known. */
export const gamesOfCategory = (
  games: readonly CatalogueGame[],
  category: Category | undefined,
  crash: ReadonlySet<number>,
): readonly CatalogueGame[] => {
  if (category === undefined) return games;
  if (category === "crash") return games.filter((game) => crash.has(game.id));
  return games.filter(
    (game) => game.type === category && !(category === slots && crash.has(game.id)),
  );
};

export interface Provider {
  readonly code: string;
  readonly name: string;
  /** The address of its icon; '' if there is none. */
  readonly picture: string;
}

/** The providers of a category without duplicates, in the platform's order. Crash games have no such list. */
export function providersOf(
  types: readonly GameType[],
  category: Category | undefined,
  locale: Locale,
): readonly Provider[] {
  const entries = types.find(({ id }) => id === category)?.providers ?? [];
  const byCode = new Map<string, Provider>();
  for (const entry of entries)
    if (!byCode.has(entry.providerId))
      byCode.set(entry.providerId, {
        code: entry.providerId,
        name: providerNameOf(entry, locale),
        picture: entry.picture,
      });
  return [...byCode.values()];
}

export interface CategoryTab {
  readonly category: Category;
  readonly name: string;
  readonly href: string;
  readonly current: boolean;
  /** The platform's pictures, for an inactive and for the current category; '' if there are none. */
  readonly picture: string;
  readonly pictureActive: string;
  /** Part of the lobby's navigation. */
  readonly inNavigation: boolean;
}

interface Known {
  readonly types: readonly GameType[];
  readonly hasCrash: boolean;
  readonly current: Category | undefined;
}

/** Our own name for a category, or else the platform's. */
export function categoryTitle(
  category: Category,
  types: readonly GameType[],
  t: (id: LobbyMessage) => string,
): string {
  const own = categoryName(category);
  return own ? t(own) : (types.find(({ id }) => id === category)?.name ?? "");
}

export const categoryTabs = (
  { types, hasCrash, current }: Known,
  t: (id: LobbyMessage) => string,
  addressOf: (category: Category) => string,
): readonly CategoryTab[] =>
  shownCategories(types, hasCrash).map((category) => {
    const type = types.find(({ id }) => id === category);
    return {
      category,
      name: categoryTitle(category, types, t),
      href: addressOf(category),
      current: category === current,
      picture: type?.icon ?? "",
      pictureActive: type?.iconActive ?? "",
      inNavigation: category === "crash" || isLobbyType(category),
    };
  });
