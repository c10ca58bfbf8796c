import { post } from "@naluma/api-client";
import { listOf } from "@naluma/api-client/wire";
import * as v from "valibot";
import { game, gameType } from "../catalogue/catalogue.api.ts";

const currency = v.string();

/** Opens a demo, with or without an account. `device` is the support device. */
export const playDemo = post("/demo/play", {
  body: v.object({
    site_id: v.number(),
    currency,
    device: v.number(),
    gp_id: v.string(),
    game_type: v.number(),
    game_code: v.string(),
    house: v.string(),
  }),
  // Without an address there is nothing to show, so the response is refused as unreadable.
  reads: v.object({ game_url: v.string() }),
});

export const getProviderDemos = post("/demo/gp_games", {
  body: v.object({
    site_id: v.number(),
    currency,
    device: v.number(),
    gp_id: v.string(),
    game_type_id: v.number(),
    house: v.string(),
  }),
  reads: listOf(game),
});

/** The game types with demos, each with the providers that have any. */
export const getTypesWithDemos = post("/demo/gt_games", {
  body: v.object({
    site_id: v.number(),
    support_device: v.number(),
    currency,
    template: v.string(),
  }),
  reads: listOf(gameType),
});
