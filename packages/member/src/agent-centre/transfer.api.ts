import { post } from "@naluma/api-client";
import { money } from "@naluma/api-client/wire";
import * as v from "valibot";

/**
 * Sends money from the main wallet to a member of the downline. The call exists only in the sandbox, for sites with
 * play money. Requires an Idempotency-Key.
 */
export const sendToDownline = post("/sandbox/member/agent/transfer", {
  body: v.strictObject({ account: v.string(), amount: v.string() }),
  reads: v.object({ cash: money }),
});
