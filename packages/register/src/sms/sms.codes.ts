import type { Refusal } from "@naluma/api-client";
import type { RestMessage } from "../words.rest.ts";

export interface SmsRefusal {
  /** Where the words belong: on the phone, or beside the button. */
  readonly about: "phone" | "button";
  readonly message: RestMessage;
  /** The platform counts already: so do we. */
  readonly waits?: true;
}

/** What each code of `/register/sms` means to the visitor; text with its zeros (A-040, REG-121 to REG-126). */
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
      // The network has words of its own: they say what the player can do.
      if (status === 0) return { about: "button", message: { text: message } };
      return { about: "button", message: { id: "sms.error" } };
  }
}
