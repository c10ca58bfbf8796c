export { Tile, type TileProps, TileSkeleton } from "./tile.tsx";
export { useNear } from "./use-near.ts";
