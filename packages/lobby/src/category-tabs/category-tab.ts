import { type Category, isLobbyType } from "@naluma/site/category";
import { shownCategories } from "../catalogue/categories.ts";
import { categoryName } from "../catalogue/filter-names.ts";
import type { GameType } from "../catalogue/game.ts";
import type { LobbyMessage } from "../words.ts";

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

/** The categories that have a page, each with its address. */
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
