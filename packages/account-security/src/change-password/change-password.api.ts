import { post } from "@naluma/api-client";
import * as v from "valibot";

/** The old password is left out only by a member who must change it at the first login. */
export const editPassword = post("/member/profile/edit_password", {
  body: v.object({
    old_password: v.optional(v.string()),
    password: v.string(),
    password_confirmation: v.string(),
  }),
  reads: v.unknown(),
});
