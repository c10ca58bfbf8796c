import type { Category } from "@naluma/site/category";
import type { LobbyMessage } from "../words.ts";

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
