import { post } from "@naluma/api-client";
import * as v from "valibot";

/** Sets or changes the withdraw password: a member service, which not every platform has. */
export const setWithdrawPassword = post("/services/v1/member/withdraw-password", {
  body: v.object({ old_password: v.optional(v.string()), password: v.string() }),
  reads: v.unknown(),
});
