import { post } from "@naluma/api-client";
import { emptyBody, money } from "@naluma/api-client/wire";
import * as v from "valibot";

/**
 * Play money for members who have almost none left. The call exists only in the sandbox, for sites with play money
 * (A-140).
 */
export const topUp = post("/sandbox/top-up", {
  body: emptyBody,
  reads: v.object({ cash: money }),
});
