export { ChipRail, type ChipRailProps } from "./chip-rail.tsx";
