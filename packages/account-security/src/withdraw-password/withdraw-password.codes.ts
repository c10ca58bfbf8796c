import type { Refusal } from "@naluma/api-client";
import type { FormRefusal } from "@naluma/ui/form";
import type { RestMessage } from "../words.rest.ts";
import type { WithdrawPasswordValues } from "./withdraw-password.ts";

/** What each code of the call means to the player; the platform's own messages are already in the player's language. */
export function withdrawPasswordRefusal({
  code,
  message,
}: Pick<Refusal, "code" | "message">): FormRefusal<WithdrawPasswordValues, RestMessage> {
  switch (code) {
    case "101":
      return { fields: { old: { text: message } } };
    case "102":
      return { fields: { password: { text: message } } };
    default:
      return { form: { text: message } };
  }
}

/** Another window has set a password meanwhile, so the cached member data is out of date. */
export const isOutOfDate = ({ code }: Pick<Refusal, "code">): boolean => code === "103";
