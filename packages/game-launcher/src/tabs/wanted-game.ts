import type { NamedGame } from "@naluma/site/game";
import { sessionKeys } from "@naluma/site/stored";
import { storedGame } from "./stored-game.ts";

type Tab = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** Stores the game for the page that this tab loads next. */
export const keepWantedGame = (tab: Pick<Tab, "setItem">, game: NamedGame): void =>
  tab.setItem(sessionKeys.wantedGame, JSON.stringify(game));

/** Returns the game that the previous page stored, once. */
export function takeWantedGame(tab: Omit<Tab, "setItem">): NamedGame | undefined {
  const kept = tab.getItem(sessionKeys.wantedGame);
  tab.removeItem(sessionKeys.wantedGame);
  return storedGame(kept);
}
