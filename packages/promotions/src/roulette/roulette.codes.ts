import type { Refusal } from "@naluma/api-client";
import type { UserMessage } from "@naluma/i18n/user-message";
import type { RestMessageId } from "../words.rest.ts";

export type Message = UserMessage<RestMessageId>;

/** Why the roulette cannot be opened (PROMO-21, A-115). */
export function infoRefusal({ code, message }: Refusal): Message {
  return code === "2095101" ? { id: "roulette.not_open" } : { text: message };
}

export type SpinRefusal =
  /** A warning that only closes (PROMO-22). */
  | { readonly as: "warning"; readonly message: Message }
  | { readonly as: "message"; readonly message: Message };

/** PROMO-22 to PROMO-26, A-115. */
export function spinRefusal({ code, message }: Refusal): SpinRefusal {
  switch (code) {
    case "2093101":
      return { as: "warning", message: { id: "roulette.condition_unmet" } };
    case "2093102":
      return { as: "message", message: { id: "roulette.no_draws" } };
    case "2093103":
      return { as: "message", message: { id: "roulette.ended" } };
    case "2093104":
      return { as: "message", message: { id: "roulette.not_begun" } };
    default:
      return { as: "message", message: { text: message } };
  }
}
