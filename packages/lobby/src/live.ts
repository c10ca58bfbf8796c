/** What the lobby needs right after the first paint, all in one file: the jackpot, and demos. */
export { default as Demos } from "./demo/demos.tsx";
export { getJackpot } from "./jackpot/jackpot.api.ts";
