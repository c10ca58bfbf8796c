import type { Refusal } from "@naluma/api-client";
import type { FormRefusal } from "@naluma/ui/form";
import type { RestMessage } from "../words.rest.ts";
import type { AccountValues } from "./bank-account.ts";

type Code = Pick<Refusal, "code" | "message">;

/** What each code of the calls means to the player; the platform's words say it in their language. */
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

/** The withdraw password was taken away, or the account: what is shown is out of date. */
export const isOutOfDate = ({ code }: Pick<Refusal, "code">): boolean =>
  code === "103" || code === "106" || code === "107";
