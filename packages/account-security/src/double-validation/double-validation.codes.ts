import type { Refusal } from "@naluma/api-client";
import type { RestMessage } from "../words.rest.ts";

export interface AnswerRefusal {
  /** Where the message is shown: beside the answer, beside the captcha, or above the form. */
  readonly about: "answer" | "code" | "form";
  readonly message: RestMessage;
}

/** What each code of `/login/double_validation` means to the player (AUTH-45 to AUTH-54). */
export function answerRefusal({ code, message }: Refusal): AnswerRefusal {
  switch (code) {
    case "103":
    case "104":
    case "105":
    case "205":
    case "206":
      return { about: "code", message: { id: "verify_failed" } };
    case "106":
      return { about: "form", message: { id: "ip_error" } };
    case "998":
      return { about: "answer", message: { id: "double_validation_faild" } };
    case "101":
    case "102":
    case "202":
    default:
      return { about: "form", message: { text: message } };
  }
}

/** The same for `/login/double_validation/skip` (AUTH-55). */
export function skipRefusal({ code, message }: Refusal): AnswerRefusal {
  switch (code) {
    case "101":
      return { about: "form", message: { id: "account_error" } };
    default:
      return { about: "form", message: { text: message } };
  }
}
