import { post } from "@naluma/api-client";
import { emptyBody, money } from "@naluma/api-client/wire";
import * as v from "valibot";

/** Play money for members who have almost none left. Requires an Idempotency-Key. */
export const topUp = post("/services/v1/member/top-up", {
  body: emptyBody,
  reads: v.object({ cash: money }),
});
