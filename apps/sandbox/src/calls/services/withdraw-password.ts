import * as v from "valibot";
import { nothing } from "../../ground/values.ts";
import { guessWithdrawPassword, setWithdrawPassword } from "../../members/withdraw-password.ts";
import { publishProfile } from "../../play/member-events.ts";
import type { Services } from "../../services.ts";
import { done, refusal, tooMany } from "../../wire/answer.ts";
import { memberCall, type MemberAsk } from "../../wire/call.ts";

type Needs = Pick<Services, "background" | "db" | "publisher" | "throttle">;

export const withdrawPassword = v.pipe(v.string(), v.regex(/^[0-9]{4}$/));

const body = v.strictObject({
  /** Omitted by a member who has none yet. */
  old_password: v.optional(withdrawPassword),
  password: withdrawPassword,
});

/**
 * Sets the first one, or changes the current one if it is given. Whether there is one is in the member's profile.
 */
const change = memberCall({
  path: "/api/services/v1/member/withdraw-password",
  operationId: "setWithdrawPassword",
  tag: "Member services",
  capability: "withdrawPassword",
  throttled: true,
  body,
  data: nothing,
  run: async (
    { services, holder: { member }, lang }: MemberAsk<Needs>,
    { old_password: old, password },
  ) => {
    if ((old === undefined) !== (member.facts.withdrawPassword === undefined))
      return refusal("103", "withdraw_password_changed", lang);
    if (old !== undefined) {
      const guess = await guessWithdrawPassword(services, member, old);
      if (guess.kind === "too many") return tooMany(guess.wait, lang);
      if (guess.kind !== "right") return refusal("101", "withdraw_password_wrong", lang);
      if (old === password) return refusal("102", "withdraw_password_same", lang);
    }
    if (!(await setWithdrawPassword(services, member, password)))
      return refusal("103", "withdraw_password_changed", lang);
    publishProfile(services, member.id);
    return done();
  },
});

export const withdrawPasswordCalls = [change];
