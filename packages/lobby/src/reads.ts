/**
 * What the lobby asks the platform for when somebody filters or leaves home, all in one file. The
 * document brings what home shows first.
 */
export { readFilteredGames, readFirstGames, readLastPlayed } from "./catalogue/catalogue-reads.ts";
export { readGameTypes } from "./catalogue/read-game-types.ts";
export { getPopularGames } from "./popular/popular.api.ts";
