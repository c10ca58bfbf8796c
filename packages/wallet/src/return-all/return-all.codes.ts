import type { Refusal } from "@naluma/api-client";
import type { UserMessage } from "../user-message.ts";

/** There is nothing to return, which is neither an error nor a reason to wait. */
export const isNothingHeld = ({ code }: Refusal): boolean => code === "101";

/** Maps every other refusal of the two calls to a message. */
export function returnAllRefusal({ code, message }: Refusal): UserMessage {
  switch (code) {
    case "102":
      return { id: "one_key_err_code_102" };
    case "103":
      return { id: "one_key_err_code_103" };
    case "104":
      return { id: "one_key_err_code_104" };
    case "105":
      return { id: "one_key_err_code_105" };
    default:
      return { text: message };
  }
}
