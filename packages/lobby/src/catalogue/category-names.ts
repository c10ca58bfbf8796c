import type { Category } from "@naluma/site/category";
import type { LobbyMessage } from "../words.ts";

const names: Readonly<Partial<Record<Category, LobbyMessage>>> = {
  2: "lobby.kind_2",
  3: "lobby.kind_3",
  4: "lobby.kind_4",
  5: "lobby.kind_5",
  6: "lobby.kind_6",
  7: "lobby.kind_7",
  8: "lobby.kind_8",
  9: "lobby.kind_9",
  crash: "lobby.kind_crash",
};

/** Our own words for a category; nothing for one that goes by its delivered name. */
export const categoryName = (category: Category): LobbyMessage | undefined => names[category];
