import { useWords } from "@naluma/i18n/react";
import { categoryAddress } from "@naluma/site/category";
import { navigationTypes } from "../catalogue/categories.ts";
import { categoryName } from "../catalogue/category-names.ts";
import { useGameTypes } from "../catalogue/use-lobby.ts";
import { words } from "../words.ts";

export interface CategoryLink {
  readonly name: string;
  /** Its address on the home page. */
  readonly href: string;
}

/** The categories of the lobby's navigation, for a list of links elsewhere on the page. */
export function useCategoryLinks(): readonly CategoryLink[] {
  const t = useWords(words);
  const { types } = useGameTypes();
  return navigationTypes(types).map(({ id, name }) => {
    const own = categoryName(id);
    return { name: own ? t(own) : name, href: categoryAddress(id) };
  });
}
