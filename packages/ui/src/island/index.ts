export { Island, type IslandProps } from "./island.tsx";
