export { Jackpot, type JackpotFigures, type JackpotProps } from "./jackpot.tsx";
export { JackpotSkeleton } from "./jackpot-skeleton.tsx";
