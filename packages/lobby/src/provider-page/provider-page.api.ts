import { post } from "@naluma/api-client";
import { listOf } from "@naluma/api-client/wire";
import * as v from "valibot";
import { game } from "../catalogue/catalogue.api.ts";
import { label } from "../catalogue/lists.api.ts";

/** Every game of a provider, and its labels with the ids of their games. `device` is the support device. */
export const getGameLabels = post("/v2/game_label", {
  body: v.object({
    site_id: v.number(),
    currency: v.string(),
    device: v.number(),
    gp_id: v.string(),
    game_type_id: v.number(),
    house: v.string(),
  }),
  reads: v.pipe(
    v.object({ list: v.optional(listOf(label), []), main: v.optional(listOf(game), []) }),
    v.transform(({ list, main }) => ({ labels: list, games: main })),
  ),
});

/** The crash menu with full game data (W-30), from which a provider's games are selected. */
export const getCrashMenu = post("/arks/web/game-providers/custom-game-menus/crash", {
  body: v.object({ currency: v.string(), site_id: v.number() }),
  reads: listOf(game),
});
