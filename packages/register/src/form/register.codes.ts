import type { Refusal } from "@naluma/api-client";
import { helpLinks, type HelpLink } from "@naluma/api-client/help-links";
import * as v from "valibot";
import type { RestMessage, RestMessageId } from "../words.rest.ts";
import type { RegisterField } from "./register-values.ts";

export interface RegisterRefusal {
  /** Where the words belong; `introducer` is whichever of the two introducers was sent. */
  readonly about: RegisterField | "introducer" | "form" | "toast";
  readonly message: RestMessage;
  /** The introducer is let go; `and-closed` when nobody may be named for now (REG-44). */
  readonly introducer?: "released" | "released-and-closed";
  readonly help?: readonly HelpLink[];
}

/** What turns somebody away for good may say where people help. */
const helpOf = (data: unknown): readonly HelpLink[] => v.parse(helpLinks, data);

const at = (about: RegisterRefusal["about"], id: RestMessageId): RegisterRefusal => ({
  about,
  message: { id },
});

const released = (id: RestMessageId): RegisterRefusal => ({
  ...at("introducer", id),
  introducer: "released",
});

/** What each code of `/register` means to the visitor (REG-83 to REG-117). */
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
    case "111": // lies in the range that releases; no words of ours are stated
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
    case "222": // the literal words, on the code of the phone; the introducer is kept
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
    case "325": // beyond the contract: who is not let in at all, whatever else the form holds
    case "326":
    case "327":
      return { ...inServerWords("form"), help: helpOf(data) };
    case "unknown": // no code in it; without any answer at all it is the network
      return status === 0 ? inServerWords("toast") : at("toast", "register_error");
    default:
      return refusal.isWordless ? at("toast", "error") : inServerWords("toast");
  }
}

/**
 * Where they stand on this form. Words about a field that is not on screen stand over it, and so do those about an
 * introducer: it is gone by then, and mostly nobody has typed it.
 */
export function placed(
  about: RegisterRefusal["about"],
  shown: ReadonlySet<RegisterField>,
): RegisterField | "form" | "toast" {
  if (about === "form" || about === "toast") return about;
  return about !== "introducer" && shown.has(about) ? about : "form";
}
