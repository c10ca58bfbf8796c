export { type Game, type GameType, nameOf } from "./game-hall/game.ts";
export { prefetchHall, travelsWithPage } from "./game-hall/game-hall-queries.ts";
export { GameHall, type GameHallProps } from "./game-hall/game-hall.tsx";
export { useProviderName } from "./game-hall/use-provider-name.ts";
export { words } from "./words.ts";
