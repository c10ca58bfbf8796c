import { post } from "@naluma/api-client";
import { nothing } from "@naluma/api-client/wire";
import * as v from "valibot";

/** `status`: 1 adds, 0 removes. */
export const storeFavourites = post("/arks/web/member-games/favorite/store", {
  body: v.object({
    data: v.array(v.object({ game_id: v.number(), status: v.picklist([0, 1]) })),
  }),
  reads: nothing,
});

export const favouriteBody = (gameId: number, isWanted: boolean) => ({
  data: [{ game_id: gameId, status: isWanted ? (1 as const) : (0 as const) }],
});
