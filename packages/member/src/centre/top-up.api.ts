import { post } from "@naluma/api-client";
import { emptyBody, money } from "@naluma/api-client/wire";
import * as v from "valibot";

/**
 * Play money for whoever has almost none left: the sandbox's own call, not the wire's, made only on
 * sites with play money.
 */
export const topUp = post("/sandbox/top-up", {
  body: emptyBody,
  reads: v.object({ cash: money }),
});
