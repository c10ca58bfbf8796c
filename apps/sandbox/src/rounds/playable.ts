import type { Engine } from "@naluma/game-engines/engine";
import { engineNamed } from "@naluma/game-engines/engines";
import type { CatalogueGame } from "../catalogue/catalogue.ts";

/** What plays the rounds that a game begins now; an older round names its own. */
export const engineOf = ({ engine }: Pick<CatalogueGame, "engine">): Engine | undefined =>
  engineNamed(engine);

/** Games without an engine are listed but refused by play1 with 999. */
export const isPlayable = (game: Pick<CatalogueGame, "engine">): boolean =>
  engineOf(game) !== undefined;
