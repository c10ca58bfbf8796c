import { post } from "@naluma/api-client";
import { listIn } from "@naluma/api-client/wire";
import { currencies } from "@naluma/site/currency";
import * as v from "valibot";
import { game } from "../catalogue/catalogue.api.ts";

/** What many play, as whole games: the catalogue is not asked for to show four of them. */
export const getPopularGames = post("/arks/web/member-games/hot-games", {
  body: v.object({ site_id: v.number(), currency: v.picklist(currencies), gt_id: v.literal(2) }),
  reads: listIn("list", game),
});
