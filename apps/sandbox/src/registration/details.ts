import type { Currency } from "@naluma/site/currency";
import type { MemberFacts } from "../ground/db/schema.ts";
import {
  hasTrouble,
  isContactBlacklisted,
  isMailBlacklisted,
  isNameBlacklisted,
} from "./blacklist.ts";
import type { RegisterRefusal } from "./refusals.ts";
import type { SettingName } from "./settings.ts";

/** What whoever registers tells of himself, by the name on the wire; what is empty is left out. */
export type Details = Readonly<Partial<Record<SettingName, string>>>;

/** Under which name the facts of a member hold a detail. */
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

/** What a field is refused with where it is somebody else's; a field without one is never unique. */
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

/** Chinese, with a dot inside where it has more parts. */
const chinese = /^\p{Script=Han}+(·\p{Script=Han}+)*$/u;
/** Letters of any script, with what stands between the parts of a name. */
const letters = /^\p{L}[\p{L}\p{M} .·'’-]*$/u;

const nameRefusal = (name: string, currency: Currency): RegisterRefusal | undefined => {
  if (isNameBlacklisted(name)) return "name blacklisted";
  if (!letters.test(name) || / {2}/.test(name)) return "name invalid";
  if (currency === "RMB" && !chinese.test(name)) return "name invalid";
  if (currency === "VND" && /\s/.test(name)) return "name invalid";
  return undefined;
};

const mail = /^[^@\s]+@([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/i;

const mailRefusal = (address: string): RegisterRefusal | undefined => {
  if (isMailBlacklisted(address)) return "email blacklisted";
  // Nobody can be reached there (RFC 2606).
  return !mail.test(address) || /\.invalid$/i.test(address) ? "email invalid" : undefined;
};

const phoneRefusal = (phone: string, currency: Currency): RegisterRefusal | undefined => {
  if (hasTrouble(phone, "blacklisted")) return "phone blacklisted";
  if (!/^\d{6,15}$/.test(phone) || /^(\d)\1+$/.test(phone)) return "phone invalid";
  return currency === "VND" && phone.length !== 10 ? "phone invalid" : undefined;
};

/** What is wrong with a detail, whoever has it; the form of the others is the schema's. */
const detailRefusal = (
  name: string,
  value: string,
  currency: Currency,
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

/** The first that is wrong, in the order of the form. */
export const wrongDetail = (details: Details, currency: Currency): RegisterRefusal | undefined => {
  for (const [name, value] of Object.entries(details)) {
    const refused = detailRefusal(name, value, currency);
    if (refused) return refused;
  }
  return undefined;
};
