import type { Engine } from "@naluma/game-engines/engine";
import { engineNamed } from "@naluma/game-engines/engines";
import type { Catalogue, CatalogueGame, CatalogueProvider } from "../catalogue/catalogue.ts";

/** What plays the rounds that a game begins now; an older round names its own. */
export const engineOf = ({ engine }: Pick<CatalogueGame, "engine">): Engine | undefined =>
  engineNamed(engine);

/** Games without an engine are listed but refused by play1 with 999. */
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

/** The game that a start names, if all that it says of the game is right and the device can show it. */
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

/** Whether a game can be tried on a device; the demos of four providers are for desktops (LOBBY-70). */
export const hasDemo = (
  game: Pick<CatalogueGame, "demo" | "engine" | "support_device">,
  provider: Pick<CatalogueProvider, "desktopOnlyDemo"> | undefined,
  device: number,
): boolean =>
  game.demo &&
  isPlayable(game) &&
  runsOn(device, game) &&
  (device === desktop || provider?.desktopOnlyDemo === false);
