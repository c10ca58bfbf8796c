import type { Locale } from "@naluma/site/locale";
import { type Answer, type MessageName, refusal } from "../wire/answer.ts";
import type { SettingName } from "./settings.ts";

/** The errors of a registration, with their code on the wire and their message. Several calls share them (W-62). */
const refusals = {
  "account used": ["102", "account_used"],
  "name used": ["103", "name_used"],
  "phone used": ["104", "phone_used"],
  "email used": ["105", "email_used"],
  "no such agent": ["106", "agent_unknown"],
  "recommendation closed": ["107", "recommendation_closed"],
  "agent disabled": ["108", "agent_disabled"],
  "recommendation disabled": ["109", "recommendation_disabled"],
  "code withdrawn": ["110", "invite_code_withdrawn"],
  "introducer unusable": ["111", "introducer_unusable"],
  "no such code": ["112", "introducer_unknown"],
  "phone code wrong": ["113", "phone_code_wrong"],
  "identity used": ["114", "identity_used"],
  "email invalid": ["206", "email_invalid"],
  "phone invalid": ["209", "phone_invalid"],
  "name blacklisted": ["214", "name_blacklisted"],
  "phone blacklisted": ["215", "phone_blacklisted"],
  "email blacklisted": ["216", "email_blacklisted"],
  "address blacklisted": ["218", "address_blacklisted"],
  "introducer gone": ["219", "introducer_unknown"],
  "phone unproven": ["222", "phone_unproven"],
  "identity of a closed account": ["223", "identity_used"],
  "captcha wrong": ["224", "captcha_wrong"],
  "name invalid": ["227", "name_invalid"],
  "introducer of another currency": ["228", "introducer_invalid"],
  "qq refused": ["301", "contact_refused"],
  "skype refused": ["302", "contact_refused"],
  "wechat refused": ["304", "contact_refused"],
  "zalo refused": ["305", "contact_refused"],
  "facebook refused": ["306", "contact_refused"],
  "telegram refused": ["307", "contact_refused"],
  "whatsapp refused": ["308", "contact_refused"],
  "too often": ["996", "registering_too_often"],
  "too many today": ["997", "registrations_full"],
} as const satisfies Readonly<Record<string, readonly [code: string, message: MessageName]>>;

export type RegisterRefusal = keyof typeof refusals;

export const refusedRegister = (why: RegisterRefusal, lang: Locale): Answer => {
  const [code, message] = refusals[why];
  return refusal(code, message, lang);
};

const refusalOfMissing: Readonly<Partial<Record<SettingName, RegisterRefusal>>> = {
  member_name: "name invalid",
  member_email: "email invalid",
  member_phone: "phone invalid",
};

/** Our own page asks for every such detail, so only those with a code of their own have a message of their own. */
export const refusedWithout = (missing: SettingName, lang: Locale): Answer => {
  const why = refusalOfMissing[missing];
  return why ? refusedRegister(why, lang) : refusal("999", "status_400", lang);
};
