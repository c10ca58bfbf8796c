import { post } from "@naluma/api-client";
import { code, flag, id, listIn, listOf, localised, text } from "@naluma/api-client/wire";
import * as v from "valibot";
import type { CatalogueGame, GameType } from "./game.ts";

/** A figure for display; null if it is absent or not a number. */
const figure = v.optional(
  v.fallback(v.nullable(v.pipe(code, v.regex(/^\d+(\.\d+)?$/))), null),
  null,
);

export const game = v.pipe(
  v.object({
    game_id: id,
    gp_id: code,
    game_type: id,
    game_code: text,
    game_name: v.optional(localised, {}),
    house: text,
    customized: flag,
    ori_gp_id: v.optional(v.nullable(code)),
    icon_light: text,
    member_favorite: flag,
    is_favorite: flag,
    extra: v.optional(v.union([v.string(), v.record(v.string(), v.unknown())])),
    // The wire does not define these three, but some platforms send them.
    rtp: figure,
    bet_min: figure,
    bet_max: figure,
  }),
  v.transform((wire): CatalogueGame => ({
    id: wire.game_id,
    providerId: wire.gp_id,
    type: wire.game_type,
    gameCode: wire.game_code,
    names: wire.game_name,
    house: wire.house,
    customized: wire.customized,
    behind: wire.ori_gp_id ?? undefined,
    picture: wire.icon_light,
    favourite: wire.member_favorite || wire.is_favorite,
    extra: wire.extra,
    ...(wire.rtp && { rtp: wire.rtp }),
    ...(wire.bet_min && wire.bet_max && { stakes: { least: wire.bet_min, most: wire.bet_max } }),
  })),
);

export const gameType = v.pipe(
  v.object({
    gt_id: id,
    en_name: text,
    gt_icon: text,
    gt_icon_active: text,
    gp_list: v.optional(listOf(game), []),
  }),
  v.transform((wire): GameType => ({
    id: wire.gt_id,
    name: wire.en_name,
    icon: wire.gt_icon,
    iconActive: wire.gt_icon_active || wire.gt_icon,
    providers: wire.gp_list,
  })),
);

export const getGameList = post("/v3/game_list", {
  body: v.object({
    currency: v.string(),
    site_id: v.number(),
    support_device: v.number(),
    template: v.string(),
  }),
  reads: listOf(gameType),
});

export const getTemplateGameList = post("/v2/get_template_game_list", {
  body: v.object({
    site_id: v.number(),
    currency: v.string(),
    support_device: v.number(),
  }),
  reads: listIn("info", game),
});
