import type { Game as Launched } from "@naluma/game-launcher";
import type { Game } from "@naluma/lobby";

/** A game of the lobby as the launcher knows games. */
export const launchedGame = (game: Game, name: string, providerName: string): Launched => ({
  provider: game.provider,
  type: game.type,
  code: game.code,
  name,
  providerName,
  picture: game.picture,
  needsAccount: !game.customized,
  extra: game.extra,
});
