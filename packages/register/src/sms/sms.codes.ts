import type { Refusal } from "@naluma/api-client";
import type { RestMessage } from "../words.rest.ts";

export interface SmsRefusal {
  /** Where the message appears: at the phone field, or beside the button. */
  readonly about: "phone" | "button";
  readonly message: RestMessage;
  /** The platform's own wait has begun, so the countdown starts as well. */
  readonly waits?: true;
}

/** Maps the codes of `/register/sms` to messages; codes keep their leading zeros (A-040, REG-121 to REG-126). */
export function smsRefusal({ code, status, message }: Refusal): SmsRefusal {
  switch (code) {
    case "099":
      return { about: "phone", message: { id: "sms.verification_error" } };
    case "102":
      return { about: "button", message: { id: "sms.rate_limit" }, waits: true };
    case "103":
      return { about: "button", message: { id: "sms.no_balance" } };
    case "104":
      return { about: "button", message: { id: "sms.contact_service" } };
    case "201":
      return { about: "phone", message: { id: "sms.phone_blank" } };
    default:
      // A network error has its own message, which tells the player what to do.
      if (status === 0) return { about: "button", message: { text: message } };
      return { about: "button", message: { id: "sms.error" } };
  }
}
