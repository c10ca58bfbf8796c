import { post } from "@naluma/api-client";
import * as v from "valibot";

/**
 * Sets the first withdraw password, or changes it: the sandbox's own call, not the wire's, made only on sites
 * with play money.
 */
export const setWithdrawPassword = post("/sandbox/member/withdraw-password", {
  body: v.object({ old_password: v.optional(v.string()), password: v.string() }),
  reads: v.unknown(),
});
