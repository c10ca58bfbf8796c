import type { MemberFacts } from "../ground/db/schema.ts";
import {
  hasTrouble,
  isContactBlacklisted,
  isMailBlacklisted,
  isNameBlacklisted,
} from "./blacklist.ts";
import type { RegisterRefusal } from "./refusals.ts";
import type { SettingName } from "./settings.ts";

/** A new member's details, by the name on the wire; empty ones are omitted. */
export type Details = Readonly<Partial<Record<SettingName, string>>>;

/** The names under which a member's facts store the details. */
export const factNames = {
  member_name: "name",
  member_email: "email",
  member_phone: "phone",
  identity_id: "identityId",
  member_qq: "qq",
  member_telegram: "telegram",
  member_whats_app: "whatsApp",
  member_skype: "skype",
  member_fb: "fb",
  member_zalo: "zalo",
  member_wechat: "wechat",
  member_others: "others",
} as const satisfies Readonly<Record<string, keyof MemberFacts>>;

/** The error for a detail that another member has; a field without an entry is never unique. */
export const refusalOfUsed = {
  member_name: "name used",
  member_email: "email used",
  member_phone: "phone used",
  identity_id: "identity used",
  member_qq: "qq refused",
  member_skype: "skype refused",
  member_wechat: "wechat refused",
  member_zalo: "zalo refused",
  member_fb: "facebook refused",
  member_telegram: "telegram refused",
  member_whats_app: "whatsapp refused",
} as const satisfies Readonly<Partial<Record<SettingName, RegisterRefusal>>>;

export type UniqueField = keyof typeof refusalOfUsed;

export const isUniqueField = (name: string): name is UniqueField => name in refusalOfUsed;

/** A Chinese name, with a dot between several parts. */
const chinese = /^\p{Script=Han}+(·\p{Script=Han}+)*$/u;
/** Letters of any script, with the characters allowed between the parts of a name. */
const letters = /^\p{L}[\p{L}\p{M} .·'’-]*$/u;

const nameRefusal = (name: string, currency: string): RegisterRefusal | undefined => {
  if (isNameBlacklisted(name)) return "name blacklisted";
  if (!letters.test(name) || / {2}/.test(name)) return "name invalid";
  if (currency === "RMB" && !chinese.test(name)) return "name invalid";
  if (currency === "VND" && /\s/.test(name)) return "name invalid";
  return undefined;
};

const mail = /^[^@\s]+@([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/i;

const mailRefusal = (address: string): RegisterRefusal | undefined => {
  if (isMailBlacklisted(address)) return "email blacklisted";
  // Mail cannot be delivered there (RFC 2606).
  return !mail.test(address) || /\.invalid$/i.test(address) ? "email invalid" : undefined;
};

const phoneRefusal = (phone: string, currency: string): RegisterRefusal | undefined => {
  if (hasTrouble(phone, "blacklisted")) return "phone blacklisted";
  if (!/^\d{6,15}$/.test(phone) || /^(\d)\1+$/.test(phone)) return "phone invalid";
  return currency === "VND" && phone.length !== 10 ? "phone invalid" : undefined;
};

/** The error of a detail, whoever it belongs to; the format of other fields is checked by the schema. */
const detailRefusal = (
  name: string,
  value: string,
  currency: string,
): RegisterRefusal | undefined => {
  switch (name) {
    case "member_name":
      return nameRefusal(value, currency);
    case "member_email":
      return mailRefusal(value);
    case "member_phone":
      return phoneRefusal(value, currency);
    default:
      return isUniqueField(name) && name !== "identity_id" && isContactBlacklisted(value)
        ? refusalOfUsed[name]
        : undefined;
  }
};

/** The first invalid detail, in the order of the form. */
export const wrongDetail = (details: Details, currency: string): RegisterRefusal | undefined => {
  for (const [name, value] of Object.entries(details)) {
    const refused = detailRefusal(name, value, currency);
    if (refused) return refused;
  }
  return undefined;
};
