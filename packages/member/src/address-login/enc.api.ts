import { post } from "@naluma/api-client";
import { code, id } from "@naluma/api-client/wire";
import * as v from "valibot";
import type { LoginData } from "../session/session.ts";

const filled = v.pipe(v.string(), v.minLength(1));

/** A JSON string; an object is also accepted. All four keys are required (AUTH-99). */
const claim = v.pipe(
  v.union([v.pipe(v.string(), v.parseJson()), v.looseObject({})]),
  v.object({
    tk: filled,
    member_id: id,
    member_account: filled,
    member_currency: v.pipe(code, v.minLength(1)),
  }),
  v.transform((wire): LoginData => ({
    memberId: wire.member_id,
    account: wire.member_account,
    currency: wire.member_currency,
    token: wire.tk,
  })),
);

/** Exchanges an `enc` for its login. This works only once. */
export const exchangeEnc = post("/get_info_data", {
  body: v.object({ enc: v.string() }),
  reads: claim,
});
