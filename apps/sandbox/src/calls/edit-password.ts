import * as v from "valibot";
import { nothing, text } from "../ground/values.ts";
import { changePassword } from "../members/change-password.ts";
import { closeSockets, publishProfile } from "../play/member-events.ts";
import type { Services } from "../services.ts";
import { done, refusal, tooMany } from "../wire/answer.ts";
import { memberCall, type MemberAsk } from "../wire/call.ts";

type Needs = Pick<
  Services,
  "background" | "connectionUser" | "db" | "publisher" | "sessions" | "throttle"
>;

const editPassword = memberCall({
  path: "/api/member/profile/edit_password",
  operationId: "editPassword",
  tag: "Member",
  throttled: true,
  renewsToken: true,
  body: v.strictObject({
    old_password: v.optional(text(1, 64)),
    password: text(6, 12),
    password_confirmation: text(6, 12),
  }),
  data: nothing,
  run: async ({ services, lang, holder }: MemberAsk<Needs>, body) => {
    const { member } = holder;
    if (body.password !== body.password_confirmation)
      return refusal("999", "password_differs", lang);
    const changed = await changePassword(services, holder, {
      old: body.old_password,
      password: body.password,
    });
    if (changed.kind === "too many") return tooMany(changed.wait, lang);
    if (changed.kind !== "done")
      return refusal("999", changed.kind === "same" ? "password_same" : "old_password_wrong", lang);
    closeSockets(services, member.id, changed.ended);
    publishProfile(services, member.id);
    return done();
  },
});

export const editPasswordCalls = [editPassword];
