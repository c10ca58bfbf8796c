import type { Engine } from "@naluma/game-engines/engine";
import { engineNamed } from "@naluma/game-engines/engines";
import type { Catalogue, CatalogueGame, CatalogueProvider } from "../catalogue/catalogue.ts";

/** The engine for new rounds of a game; an older round names its own. */
export const engineOf = ({ engine }: Pick<CatalogueGame, "engine">): Engine | undefined =>
  engineNamed(engine);

/** Games without an engine are listed, but play1 refuses them with 999. */
export const isPlayable = (game: Pick<CatalogueGame, "engine">): boolean =>
  engineOf(game) !== undefined;

export const runsOn = (device: number, game: Pick<CatalogueGame, "support_device">): boolean =>
  game.support_device.includes(device);

interface AskedGame {
  readonly gpId: string;
  readonly gameType: number;
  readonly gameCode: string;
  readonly device: number;
}

/** The game of a start request, if all its details are correct and the device can show it. */
export const gameToStart = (
  { gameByCode }: Pick<Catalogue, "gameByCode">,
  { gpId, gameType, gameCode, device }: AskedGame,
): CatalogueGame | undefined => {
  const game = gameByCode(gameCode);
  const isMeant = game?.gp_id === gpId && game.game_type === gameType;
  return isMeant && runsOn(device, game) ? game : undefined;
};

/** The support device of a desktop. */
const desktop = 1;

/** Whether a game has a demo on a device; those of four providers are for desktops only (LOBBY-70). */
export const hasDemo = (
  game: Pick<CatalogueGame, "demo" | "engine" | "support_device">,
  provider: Pick<CatalogueProvider, "desktopOnlyDemo"> | undefined,
  device: number,
): boolean =>
  game.demo &&
  isPlayable(game) &&
  runsOn(device, game) &&
  (device === desktop || provider?.desktopOnlyDemo === false);
