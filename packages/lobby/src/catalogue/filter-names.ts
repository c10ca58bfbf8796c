import type { Category } from "@naluma/site/category";
import type { LobbyMessage } from "../words.ts";
import type { List } from "./filter.ts";

const names: Readonly<Partial<Record<Category, LobbyMessage>>> = {
  2: "lobby.category_2",
  3: "lobby.category_3",
  4: "lobby.category_4",
  5: "lobby.category_5",
  6: "lobby.category_6",
  7: "lobby.category_7",
  8: "lobby.category_8",
  9: "lobby.category_9",
  crash: "lobby.category_crash",
};

/** Our own name for a category; undefined if the delivered name is used. */
export const categoryName = (category: Category): LobbyMessage | undefined => names[category];

export const listNames: Readonly<Record<List, LobbyMessage>> = {
  all_game: "lobby.list_all",
  last_play: "lobby.list_last",
  my_favorite: "lobby.list_favourites",
  popular: "lobby.list_popular",
  hot: "lobby.list_hot",
  new: "lobby.list_new",
};

export const emptyLists: Readonly<Partial<Record<List, LobbyMessage>>> = {
  last_play: "lobby.empty_last",
  my_favorite: "lobby.empty_favourites",
};
