import { post } from "@naluma/api-client";
import * as v from "valibot";

/**
 * Sets or changes the withdraw password: a call of the sandbox, not of the wire protocol, made only on sites with play
 * money.
 */
export const setWithdrawPassword = post("/sandbox/member/withdraw-password", {
  body: v.object({ old_password: v.optional(v.string()), password: v.string() }),
  reads: v.unknown(),
});
