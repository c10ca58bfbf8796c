import type { Engine } from "@naluma/game-engines/engine";
import { engineNamed } from "@naluma/game-engines/engines";
import type { CatalogueGame } from "../catalogue/catalogue.ts";
import { engineNameOf } from "../catalogue/game-kinds.ts";
import type { GameKind } from "../catalogue/game-kinds.ts";

/** Which engine plays the games of a kind. */
export const engineOf = (kind: GameKind): Engine | undefined => engineNamed(engineNameOf[kind]);

/** Games without an engine are listed but refused by play1 with 999. */
export const isPlayable = ({ kind }: Pick<CatalogueGame, "kind">): boolean =>
  engineOf(kind) !== undefined;
