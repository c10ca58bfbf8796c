export { Tile, type TileProps, TileToCome } from "./tile.tsx";
export { useNear } from "./use-near.ts";
