import { post } from "@naluma/api-client";
import { money } from "@naluma/api-client/wire";
import * as v from "valibot";

export const getJackpot = post("/v2/get_jackpot", {
  body: v.object({ currency: v.string() }),
  reads: v.pipe(
    v.object({ jackpot_amount_total: money }),
    v.transform(({ jackpot_amount_total }) => jackpot_amount_total),
  ),
});
