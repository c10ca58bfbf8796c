import { post } from "@naluma/api-client";
import { nothing } from "@naluma/api-client/wire";
import * as v from "valibot";

/** Sends a code to a phone (REG-35). */
export const sendRegisterSms = post("/register/sms", {
  body: v.object({
    member_phone: v.string(),
    currency: v.string(),
    type: v.literal("register_member"),
    site_id: v.number(),
  }),
  reads: nothing,
});
