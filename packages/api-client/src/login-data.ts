import * as v from "valibot";
import { code, id, text } from "./wire.ts";

/** The response to a login, a completed double validation and a registration. */
export interface LoginData {
  readonly memberId: number;
  readonly account: string;
  readonly currency: string;
  readonly token: string;
}

const filled = v.pipe(v.string(), v.minLength(1));

/** A member needs a token and an id: without them the login fails visibly. */
export const loginData = v.pipe(
  v.object({ member_id: id, member_account: text, member_currency: code, token: filled }),
  v.transform((wire): LoginData => ({
    memberId: wire.member_id,
    account: wire.member_account,
    currency: wire.member_currency,
    token: wire.token,
  })),
);

/** The device details in the body of a login and of its double validation (W-39). */
export const deviceFields = {
  device: v.number(),
  login_type: v.picklist(["web", "ios", "android"]),
  system: v.string(),
  browser: v.string(),
  system_version: v.string(),
  remote_addr: v.literal(""),
  host: v.string(),
  cdn: v.literal(""),
  udid: v.string(),
};
