import type { LobbyMessage } from "../words.ts";
import type { List } from "./filter.ts";

export const listNames: Readonly<Record<List, LobbyMessage>> = {
  all_game: "lobby.list_all",
  last_play: "lobby.list_last",
  my_favorite: "lobby.list_favourites",
  popular: "lobby.list_popular",
  hot: "lobby.list_hot",
  new: "lobby.list_new",
};

/** The messages for empty lists. */
export const emptyLists: Readonly<Partial<Record<List, LobbyMessage>>> = {
  last_play: "lobby.empty_last",
  my_favorite: "lobby.empty_favourites",
};
