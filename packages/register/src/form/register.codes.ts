import type { Refusal } from "@naluma/api-client";
import { helpLinks, type HelpLink } from "@naluma/api-client/help-links";
import * as v from "valibot";
import type { RestMessage, RestMessageId } from "../words.rest.ts";
import type { RegisterField } from "./register-values.ts";

export interface RegisterRefusal {
  /** Where the message appears; `introducer` is whichever of the two introducers was sent. */
  readonly about: RegisterField | "introducer" | "form" | "toast";
  readonly message: RestMessage;
  /** The introducer is removed; `and-closed` if none can be named for now (REG-44). */
  readonly introducer?: "released" | "released-and-closed";
  readonly help?: readonly HelpLink[];
}

/** A permanent refusal may contain links to help. */
const helpOf = (data: unknown): readonly HelpLink[] => v.parse(helpLinks, data);

const at = (about: RegisterRefusal["about"], id: RestMessageId): RegisterRefusal => ({
  about,
  message: { id },
});

const released = (id: RestMessageId): RegisterRefusal => ({
  ...at("introducer", id),
  introducer: "released",
});

/** Maps the codes of `/register` to messages for the visitor (REG-83 to REG-117). */
export function registerRefusal(refusal: Refusal): RegisterRefusal {
  const { code, message, data, status } = refusal;
  const inServerWords = (about: RegisterRefusal["about"]): RegisterRefusal => ({
    about,
    message: { text: message },
  });

  switch (code) {
    case "102":
      return at("memberAccount", "code.account_used");
    case "103":
      return at("memberName", "code.name_used");
    case "104":
      return at("memberPhone", "code.phone_used");
    case "105":
      return at("memberEmail", "code.email_used");
    case "106":
      return released("code.no_such_agent");
    case "107":
      return { ...at("introducer", "code.recommend_closed"), introducer: "released-and-closed" };
    case "108":
      return released("code.agent_disabled");
    case "109":
      return released("code.recommend_disabled");
    case "110":
      return released("code.code_disabled");
    case "111": // lies in the range that removes the introducer; the specification gives no text for it
      return { ...inServerWords("introducer"), introducer: "released" };
    case "112":
    case "219":
      return released("code.introducer_not_found");
    case "228":
      return released("code.introducer_invalid");
    case "113":
      return at("phoneVerify", "code.phone_verify_wrong");
    case "114":
    case "223":
      return at("identityId", "code.identity_used");
    case "206":
      return at("memberEmail", "code.email_invalid");
    case "209":
      return at("memberPhone", "code.phone_invalid");
    case "214":
      return at("memberName", "code.name_blacklisted");
    case "215":
      return inServerWords("memberPhone");
    case "216":
      return at("memberEmail", "code.email_blacklisted");
    case "218":
      return at("toast", "code.ip_error");
    case "222": // the exact text, on the SMS code; the introducer is kept
      return at("phoneVerify", "code.introducer_not_found");
    case "224":
      return at("verifyCode", "code.captcha_failed");
    case "227":
      return at("memberName", "code.name_invalid");
    case "301":
      return inServerWords("memberQq");
    case "302":
      return inServerWords("memberSkype");
    case "304":
      return inServerWords("memberWechat");
    case "305":
      return inServerWords("memberZalo");
    case "306":
      return inServerWords("memberFb");
    case "307":
      return inServerWords("memberTelegram");
    case "308":
      return inServerWords("memberWhatsApp");
    case "996":
      return at("toast", "code.too_often");
    case "997":
      return at("toast", "code.ip_limit");
    case "325": // the person is refused, whatever the form contains
    case "326":
    case "327":
      return { ...inServerWords("form"), help: helpOf(data) };
    case "unknown": // no code in the response; without any response it is a network error
      return status === 0 ? inServerWords("toast") : at("toast", "register_error");
    default:
      return refusal.isWordless ? at("toast", "error") : inServerWords("toast");
  }
}

/**
 * The place of a message on this form. If its field is not on screen, the message appears above the form. So does one
 * about an introducer: it has been removed by then, and in most cases the visitor did not type it.
 */
export function placed(
  about: RegisterRefusal["about"],
  shown: ReadonlySet<RegisterField>,
): RegisterField | "form" | "toast" {
  if (about === "form" || about === "toast") return about;
  return about !== "introducer" && shown.has(about) ? about : "form";
}
