export { holdPress } from "./held-press.ts";
export { Island, type IslandProps } from "./island.tsx";
