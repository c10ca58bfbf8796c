import { post } from "@naluma/api-client";
import { nothing } from "@naluma/api-client/wire";
import * as v from "valibot";

/** These details prove ownership; the token allows one new password within ten minutes (W-46). */
export const verifyOwner = post("/arks/web/vx/verify", {
  body: v.object({
    account: v.string(),
    withdraw_password: v.string(),
    /** '' for the method that was not chosen. */
    member_email: v.string(),
    member_phone: v.string(),
  }),
  reads: v.pipe(
    v.object({ token: v.pipe(v.string(), v.minLength(1)) }),
    v.transform(({ token }) => token),
  ),
});

export const resetPassword = post("/arks/web/vx/reset", {
  body: v.object({ account: v.string(), password: v.string(), token: v.string() }),
  reads: nothing,
});

/** The operator's own call, if the site's settings name one. It is not in the contract. */
export const sendForgottenSms = (path: string) =>
  post(path, {
    body: v.object({ account: v.string(), member_phone: v.string(), site_id: v.number() }),
    reads: nothing,
  });
