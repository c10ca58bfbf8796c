import type { GameAddress, Launcher } from "@naluma/game-launcher";

/** The member channel's `game.url` is what moves a starting game to its address (RT-12). */
export const gameUrlToLauncher =
  (launcher: Pick<Launcher, "addressArrived">) =>
  (event: GameAddress): void =>
    launcher.addressArrived(event);
