import { isLobbyType } from "@naluma/site/game-type";
import type { Game, GameType } from "./game.ts";

/** Tiles that the server renders and the page shows before the catalogue is there. */
export const firstTiles = 28;

/** Tiles that "Show more games" adds. */
export const moreTiles = 42;

/** The types of the lobby's navigation, in the order the platform sends them. */
export const navigationTypes = (types: readonly GameType[]): readonly GameType[] =>
  types.filter((type) => isLobbyType(type.id));

/** The games of one type in the platform's order. */
export const gamesOfType = (games: readonly Game[], type: number | undefined): readonly Game[] =>
  type === undefined ? games : games.filter((game) => game.type === type);

/** What the server sends along with the page: the first type's first games, not the whole catalogue. */
export function firstGames(types: readonly GameType[], games: readonly Game[]): readonly Game[] {
  const first = navigationTypes(types)[0];
  return gamesOfType(games, first?.id).slice(0, firstTiles);
}
