import type { Refusal } from "@naluma/api-client";
import { helpLinks, type HelpLink } from "@naluma/api-client/help-links";
import { moment } from "@naluma/api-client/wire";
import * as v from "valibot";
import type { RestMessage } from "../words.rest.ts";

/** The member has excluded themselves from playing. */
export interface SelfExclusion {
  readonly until: Date;
  readonly help: readonly HelpLink[];
}

const selfExclusion = v.object({
  until: moment,
  help: helpLinks,
});

/** Not part of the wire contract: if a platform uses the code for something else, its own message is shown. */
function selfExclusionOf(data: unknown): SelfExclusion | undefined {
  const read = v.safeParse(selfExclusion, data);
  return read.success ? read.output : undefined;
}

export interface LoginRefusal {
  /** Where the message appears: at the captcha, or above the form. */
  readonly about: "captcha" | "form";
  readonly message: RestMessage;
  /** Another proof is needed first, an answer or the code of an app: the platform's question, unparsed (W-42). */
  readonly deviceCheck?: { readonly data: unknown; readonly by?: "code" };
  /** The account was transferred: its owner must be verified and set a new password first. */
  readonly isTransfer?: boolean;
  readonly exclusion?: SelfExclusion;
}

/** Maps the codes of `/login` to messages for the player (AUTH-19 to AUTH-29). */
export function loginRefusal({ code, message, data }: Refusal): LoginRefusal {
  switch (code) {
    case "101":
      return { about: "form", message: { id: "account_error" } };
    case "102":
      return { about: "form", message: { id: "account_disable" } };
    case "103":
      return { about: "form", message: { id: "account_freezen" } };
    case "105":
      return { about: "captcha", message: { id: "verify_failed" } };
    case "106":
      return { about: "form", message: { id: "ip_error" } };
    case "201":
    case "202":
    case "203":
      return { about: "form", message: { id: "ip_error_coded", values: { code } } };
    case "107":
      return {
        about: "form",
        message: { id: "different_device" },
        deviceCheck: { data },
      };
    case "120": // The member protects the login with a code (decision 0034).
      return { about: "form", message: { text: message }, deviceCheck: { by: "code", data } };
    case "325": {
      const exclusion = selfExclusionOf(data);
      return { about: "form", message: { text: message }, ...(exclusion && { exclusion }) };
    }
    case "802": // The platform's own message is shown until the verification has loaded.
      return { about: "form", message: { text: message }, isTransfer: true };
    default:
      return { about: "form", message: { text: message } };
  }
}

const toService: readonly string[] = ["account_disable", "account_freezen", "different_device"];

/** Whether the message refers the player to customer service, so that a link to it is shown. */
export const namesService = (message: RestMessage): boolean =>
  "id" in message && toService.includes(message.id);
