export { holdPress } from "./held-press.ts";
export { Island, type IslandProps } from "./island.tsx";
export { useAtomInIsland } from "./use-atom-in-island.ts";
