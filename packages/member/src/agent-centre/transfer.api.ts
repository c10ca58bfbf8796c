import { post } from "@naluma/api-client";
import { money } from "@naluma/api-client/wire";
import * as v from "valibot";

/**
 * Money from the main wallet to a member of the downline. The sandbox's own call, not the wire's, made only on sites
 * with play money. Wants an Idempotency-Key.
 */
export const sendToDownline = post("/sandbox/member/agent/transfer", {
  body: v.strictObject({ account: v.string(), amount: v.string() }),
  reads: v.object({ cash: money }),
});
