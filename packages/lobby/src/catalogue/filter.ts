import type { Category } from "@naluma/site/category";

/** The tabs and filters of the lobby, named as in the specification (LOBBY-46 to LOBBY-54, A-054). */
export type List = "all_game" | "last_play" | "my_favorite" | "popular" | "hot" | "new";

/** The player's selection. */
export interface Filter {
  /** Undefined: the category that the page opened with. */
  readonly category: Category | undefined;
  readonly list: List;
  /** A provider's code. */
  readonly providerId: string | undefined;
}

export const firstFilter: Filter = { category: undefined, list: "all_game", providerId: undefined };

/** Whether this is the filter that the page opened with, whose first games are embedded in it. */
export const isFirstFilter = ({ category, list, providerId }: Filter): boolean =>
  category === undefined && list === "all_game" && providerId === undefined;

export const isOfMembers = (list: List): boolean => list === "last_play" || list === "my_favorite";
