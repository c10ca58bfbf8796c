export { Skeleton, TileSkeletons } from "./skeleton.tsx";
