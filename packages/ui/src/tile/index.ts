export { Tile, type TileProps } from "./tile.tsx";
export { useNear } from "./use-near.ts";
