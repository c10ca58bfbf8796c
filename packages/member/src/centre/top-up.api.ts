import { post } from "@naluma/api-client";
import { emptyBody, money } from "@naluma/api-client/wire";
import * as v from "valibot";

/**
 * Play money for whoever has almost none left: no call of the wire, but the sandbox's own, and asked for
 * on sites that play for play money only.
 */
export const topUp = post("/sandbox/top-up", {
  body: emptyBody,
  reads: v.object({ cash: money }),
});
