import type { Refusal } from "@naluma/api-client";
import type { RestMessage } from "../words.rest.ts";

const verifyAgain = { id: "signup.error_verify_pls_reVerify" } as const;

/** What each code of `/arks/web/vx/verify` means to the player (AUTH-65 to AUTH-70). */
export function verifyRefusal({ code, message }: Refusal): RestMessage {
  switch (code) {
    case "101":
    case "102":
    case "201":
    case "202":
    case "203":
    case "204":
      return verifyAgain;
    default:
      return { text: message };
  }
}

export type ResetRefusal =
  /** The token is no longer valid. */
  | { readonly next: "verify-again"; readonly message: RestMessage }
  /** The same password may be sent again. */
  | { readonly next: "stay"; readonly text: string };

/** The same for `/arks/web/vx/reset` (AUTH-75 to AUTH-79). */
export function resetRefusal({ code, message }: Refusal): ResetRefusal {
  switch (code) {
    case "101":
    case "102":
    case "201":
    case "202":
    case "203":
      return { next: "verify-again", message: verifyAgain };
    default:
      return { next: "stay", text: message };
  }
}
