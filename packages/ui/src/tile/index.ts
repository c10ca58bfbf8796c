export { Tile, type TileProps, TilePlaceholder } from "./tile.tsx";
export { useNear } from "./use-near.ts";
