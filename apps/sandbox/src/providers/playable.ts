import type { CatalogueGame } from "../catalogue/catalogue.ts";

/** The providers have one engine, a slot: games of other kinds are listed but refused by play1 with 999. */
export const isPlayable = (game: Pick<CatalogueGame, "kind">): boolean => game.kind === "slot";
