import { post } from "@naluma/api-client";
import { emptyBody, id, listIn, listOf, text } from "@naluma/api-client/wire";
import * as v from "valibot";
import { game } from "./catalogue.api.ts";

/** Lists contain ids of games; their details are in the catalogue. */
const gameId = v.union([
  id,
  v.pipe(
    v.object({ game_id: id }),
    v.transform(({ game_id }) => game_id),
  ),
]);

export const label = v.pipe(
  v.object({ id, tag: text, game_list: v.optional(listOf(gameId), []) }),
  v.transform((wire) => ({ id: wire.id, tag: wire.tag, games: wire.game_list })),
);

const currency = v.string();

/** Ids of the games in the crash menu. */
export const getCrashGames = post("/arks/web/game-providers/custom-game-menus/crash", {
  body: v.object({ currency, site_id: v.number() }),
  reads: listOf(gameId),
});

/** Ids, newest first; members only. */
export const getLastPlayed = post("/arks/web/member-games/last-playing-game", {
  body: emptyBody,
  reads: listOf(gameId),
});

/** Ids of the most played games; slots only. */
export const getHotGames = post("/arks/web/member-games/hot-games", {
  body: v.object({ site_id: v.number(), currency, gt_id: v.literal(2) }),
  reads: listOf(gameId),
});

/** Labels with the ids of their games; slots only. */
export const getTaggedGames = post("/v2/get_tag_game_list", {
  body: v.object({
    site_id: v.number(),
    currency,
    support_device: v.number(),
    tag: v.literal("slot"),
    gt_id: v.literal(2),
  }),
  reads: listIn("info", label),
});

/** The most played games with all their details, so that four of them can be shown without the catalogue. */
export const getPopularGames = post("/arks/web/member-games/hot-games", {
  body: v.object({ site_id: v.number(), currency: v.string(), gt_id: v.literal(2) }),
  reads: listIn("list", game),
});
