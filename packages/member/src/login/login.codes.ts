import type { Refusal } from "@naluma/api-client";
import { helpLinks, type HelpLink } from "@naluma/api-client/help-links";
import * as v from "valibot";
import type { RestMessage } from "../words.rest.ts";

/** The member has asked not to be let in. */
export interface SelfExclusion {
  readonly until: Date;
  readonly help: readonly HelpLink[];
}

const selfExclusion = v.object({
  until: v.pipe(
    v.string(),
    v.transform((written) => new Date(written)),
    v.date(),
  ),
  help: helpLinks,
});

/** Beyond the wire contract: a platform that means something else by the code says it in its own words. */
function selfExclusionOf(data: unknown): SelfExclusion | undefined {
  const read = v.safeParse(selfExclusion, data);
  return read.success ? read.output : undefined;
}

export interface LoginRefusal {
  /** Where the words belong: beside the captcha, or over the whole form. */
  readonly about: "captcha" | "form";
  readonly message: RestMessage;
  /** A proof comes first, by an answer or the code of an app: what the platform asks, as it sent it (W-42). */
  readonly deviceCheck?: { readonly data: unknown; readonly by?: "code" };
  /** The account comes from elsewhere: its owner is verified and sets a new password first. */
  readonly isTransfer?: boolean;
  readonly exclusion?: SelfExclusion;
}

/** What each code of `/login` means to the player (AUTH-19 to AUTH-29). */
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
    case "120": // beyond the contract: the member protects the login by a code (decision 0034)
      return { about: "form", message: { text: message }, deviceCheck: { by: "code", data } };
    case "325": {
      const exclusion = selfExclusionOf(data);
      return { about: "form", message: { text: message }, ...(exclusion && { exclusion }) };
    }
    case "802": // the server says so in its own words, until the verification is here
      return { about: "form", message: { text: message }, isTransfer: true };
    default:
      return { about: "form", message: { text: message } };
  }
}

const toService: readonly string[] = ["account_disable", "account_freezen", "different_device"];

/** Whether the words send the player to customer service: the way there stands beside them. */
export const namesService = (message: RestMessage): boolean =>
  "id" in message && toService.includes(message.id);
