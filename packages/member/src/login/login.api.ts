import { post } from "@naluma/api-client";
import { deviceFields, loginData } from "@naluma/api-client/login-data";
import { emptyBody, nothing } from "@naluma/api-client/wire";
import * as v from "valibot";

/** Obtains the token for `/login`; only the header of the response is read. */
export const getLoginHeader = post("/get_login_header", { body: emptyBody, reads: nothing });

export const login = post("/login", {
  body: v.object({
    account: v.string(),
    password: v.string(),
    site_id: v.number(),
    answer: v.string(),
    captcha_token: v.string(),
    ...deviceFields,
  }),
  reads: loginData,
});
