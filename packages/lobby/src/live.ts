/** What the lobby needs right after the first paint, all in one file: its questions to the platform, and demos. */
export { readFilteredGames, readFirstGames } from "./catalogue/catalogue-reads.ts";
export { readGameTypes } from "./catalogue/read-game-types.ts";
export { default as Demos } from "./demo/demos.tsx";
export { getJackpot } from "./jackpot/jackpot.api.ts";
export { getPopularGames } from "./popular/popular.api.ts";
