import type { Hono } from "hono";
import * as v from "valibot";
import { nothing } from "../../ground/values.ts";
import { guessWithdrawPassword, setWithdrawPassword } from "../../members/withdraw-password.ts";
import { publishProfile } from "../../play/member-events.ts";
import type { Services } from "../../services.ts";
import { done, refusal, tooMany } from "../../wire/answer.ts";
import type { Bound } from "../../wire/client-address.ts";
import { addMemberCall } from "./member-call.ts";

type Needs = Pick<Services, "background" | "db" | "publisher" | "sessions" | "throttle">;

export const withdrawPassword = v.pipe(v.string(), v.regex(/^[0-9]{4}$/));

const body = v.strictObject({
  /** Omitted by a member who has none yet. */
  old_password: v.optional(withdrawPassword),
  password: withdrawPassword,
});

/**
 * POST /sandbox/member/withdraw-password with a member's token: sets the first one, or changes the current one
 * if it is given. The wire contract reports whether there is one, but has no call to set it.
 */
export const addWithdrawPassword = (app: Hono<Bound>, services: Needs): void =>
  addMemberCall(
    app,
    services,
    "/sandbox/member/withdraw-password",
    body,
    async (member, lang, { old_password: old, password }) => {
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
    nothing,
  );
