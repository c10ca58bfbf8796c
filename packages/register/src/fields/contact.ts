import type { RestMessageId } from "../words.rest.ts";
import { isRequired, type FieldRule } from "./field-rule.ts";

export const contactFields = [
  "memberQq",
  "memberTelegram",
  "memberWhatsApp",
  "memberSkype",
  "memberFb",
  "memberZalo",
  "memberWechat",
] as const;

export type ContactField = (typeof contactFields)[number];

interface Contact {
  readonly signs: RegExp;
  /** Shown in the empty field, and as the error if a required field stays empty. */
  readonly placeholder: RestMessageId;
  readonly format: RestMessageId;
  readonly length: RestMessageId;
}

const plainSigns = /^[A-Za-z\d_.-]+$/;
const signsWithAt = /^[A-Za-z\d_.@-]+$/;

export const contacts: Readonly<Record<ContactField, Contact>> = {
  memberQq: {
    signs: plainSigns,
    placeholder: "signup.qq_placeholder",
    format: "err_qq_format",
    length: "err_qq_length",
  },
  memberTelegram: {
    signs: signsWithAt,
    placeholder: "signup.telegram_placeholder",
    format: "err_telegram_format",
    length: "err_telegram_length",
  },
  memberWhatsApp: {
    signs: plainSigns,
    placeholder: "signup.whatsapp_placeholder",
    format: "err_whatsapp_format",
    length: "err_whatsapp_length",
  },
  memberSkype: {
    signs: signsWithAt,
    placeholder: "signup.skype_placeholder",
    format: "err_skype_format",
    length: "err_skype_length",
  },
  memberFb: {
    signs: plainSigns,
    placeholder: "signup.fb_placeholder",
    format: "err_fb_format",
    length: "err_fb_length",
  },
  memberZalo: {
    signs: plainSigns,
    placeholder: "signup.zalo_placeholder",
    format: "err_zalo_format",
    length: "err_zalo_length",
  },
  memberWechat: {
    signs: plainSigns,
    placeholder: "signup.wechat_placeholder",
    format: "err_wechat_format",
    length: "err_wechat_length",
  },
};

export const shortestContact = 5;
export const longestContact = 50;

export const checkContact =
  (field: ContactField): FieldRule =>
  (values, rules) => {
    const { signs, placeholder, format, length } = contacts[field];
    const contact = values[field];
    if (contact === "") return isRequired(rules, field) ? placeholder : undefined;
    if (!signs.test(contact)) return format;
    return contact.length < shortestContact || contact.length > longestContact ? length : undefined;
  };
