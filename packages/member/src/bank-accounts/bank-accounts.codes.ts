import type { Refusal } from "@naluma/api-client";
import type { FormRefusal } from "@naluma/ui/form";
import type { RestMessage } from "../words.rest.ts";
import type { AccountValues } from "./bank-account.ts";

type Code = Pick<Refusal, "code" | "message">;

/** Maps a code to its message and field; the platform's own message is already in the player's language. */
export function accountRefusal({ code, message }: Code): FormRefusal<AccountValues, RestMessage> {
  switch (code) {
    case "101":
      return { fields: { password: { text: message } } };
    case "104":
      return { fields: { holder: { text: message } } };
    case "105":
      return { fields: { number: { text: message } } };
    default:
      return { form: { text: message } };
  }
}

/** The withdrawal password or the account has been removed, so the displayed data is out of date. */
export const isOutOfDate = ({ code }: Pick<Refusal, "code">): boolean =>
  code === "103" || code === "106" || code === "107";
