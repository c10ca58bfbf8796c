import { post } from "@naluma/api-client";
import { listIn } from "@naluma/api-client/wire";
import { currencies } from "@naluma/site/currency";
import * as v from "valibot";
import { game } from "../catalogue/catalogue.api.ts";

/** The most played games with all their details, so that four of them can be shown without the catalogue. */
export const getPopularGames = post("/arks/web/member-games/hot-games", {
  body: v.object({ site_id: v.number(), currency: v.picklist(currencies), gt_id: v.literal(2) }),
  reads: listIn("list", game),
});
