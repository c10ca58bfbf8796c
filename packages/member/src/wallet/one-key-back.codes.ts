import type { Refusal } from "@naluma/api-client";
import type { Told } from "../told.ts";

/** What each refusal of one-key back and of get-back means to the player. */
export function backRefusal({ code, message }: Refusal): Told {
  switch (code) {
    case "101":
      return { id: "one_key_err_code_101" };
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
