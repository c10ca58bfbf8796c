import type { RegisterField } from "../form/register-values.ts";

/* A second version of the registration's rules, as decisions in the order of the specification's sentences.
   It shares nothing with the production rules; `read-decisions.fake.ts` evaluates these rows. */

const digits = "0123456789";
const letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";

/** What is wrong with the value. */
export type Fault =
  | { readonly is: "empty" }
  | { readonly is: "not among"; readonly signs: string }
  | { readonly is: "without one of"; readonly signs: string }
  | { readonly is: "length outside"; readonly from: number; readonly to: number }
  | { readonly is: "not the same as"; readonly field: "password" }
  | { readonly is: "lacking"; readonly part: 0 | 1 | 2 }
  | { readonly is: "containing two side by side"; readonly signs: "spaces" }
  | { readonly is: "containing any"; readonly signs: "spaces" }
  | { readonly is: "not Chinese" }
  | { readonly is: "no address" }
  | { readonly is: "not accepted" };

/** When a decision applies, provided that the field is on screen. */
export type When =
  | "always"
  | "required"
  | "required or begun"
  | "filled"
  | "filled, in RMB"
  | "filled, in VND"
  | "filled, in others"
  | "filled, in VND or ten digits everywhere"
  | "a phone is given";

export interface Decision {
  readonly field: RegisterField;
  readonly when: When;
  readonly fault: Fault;
  readonly says: string;
}

/** When a field is on screen, unless its own setting decides: always, unless turned off, or with a verified phone. */
export const onScreen: Readonly<
  Partial<Record<RegisterField, "by itself" | "unless set" | "verified phone">>
> = {
  memberAccount: "by itself",
  password: "by itself",
  isAgreed: "by itself",
  verifyCode: "unless set",
  phoneVerify: "verified phone",
};

const empty: Fault = { is: "empty" };
const lengthOutside = (from: number, to: number): Fault => ({ is: "length outside", from, to });
const notAmong = (signs: string): Fault => ({ is: "not among", signs });

/** Surrounding spaces are ignored in these. */
export const trimmed: readonly RegisterField[] = [
  "memberName",
  "memberOthers",
  "identityId",
  "verifyCode",
];

const contact = (field: RegisterField, name: string, more = ""): Decision[] => [
  { field, when: "required", fault: empty, says: `signup.${name}_placeholder` },
  {
    field,
    when: "filled",
    fault: notAmong(`${letters}${digits}_.-${more}`),
    says: `err_${name}_format`,
  },
  { field, when: "filled", fault: lengthOutside(5, 50), says: `err_${name}_length` },
];

/** For each field, the first matching row decides. */
export const decisions: readonly Decision[] = [
  { field: "memberAccount", when: "always", fault: empty, says: "err_account_blank" },
  {
    field: "memberAccount",
    when: "always",
    fault: notAmong(letters + digits),
    says: "err_account_format",
  },
  {
    field: "memberAccount",
    when: "always",
    fault: lengthOutside(6, 12),
    says: "err_account_length",
  },

  { field: "memberName", when: "required", fault: empty, says: "err_name_blank" },
  {
    field: "memberName",
    when: "filled, in RMB",
    fault: { is: "not Chinese" },
    says: "error_RMB_name_format",
  },
  {
    field: "memberName",
    when: "filled, in VND",
    fault: { is: "containing any", signs: "spaces" },
    says: "error_name_format",
  },
  {
    field: "memberName",
    when: "filled, in others",
    fault: { is: "containing two side by side", signs: "spaces" },
    says: "err_name_spaces",
  },

  { field: "memberEmail", when: "required", fault: empty, says: "err_email_blank" },
  { field: "memberEmail", when: "filled", fault: { is: "no address" }, says: "err_email_format" },

  { field: "password", when: "always", fault: empty, says: "err_psw_blank" },
  { field: "password", when: "always", fault: lengthOutside(6, 12), says: "err_psw_length" },
  { field: "password", when: "always", fault: notAmong(letters + digits), says: "err_psw_format" },
  {
    field: "password",
    when: "always",
    fault: { is: "without one of", signs: letters },
    says: "err_psw_format",
  },
  {
    field: "password",
    when: "always",
    fault: { is: "without one of", signs: digits },
    says: "err_psw_format",
  },

  { field: "checkPassword", when: "always", fault: empty, says: "err_checkPsw_blank" },
  {
    field: "checkPassword",
    when: "always",
    fault: { is: "not the same as", field: "password" },
    says: "err_checkPsw_diff",
  },

  {
    field: "memberBirthday",
    when: "required or begun",
    fault: { is: "lacking", part: 0 },
    says: "err_birthdayYear_blank",
  },
  {
    field: "memberBirthday",
    when: "required or begun",
    fault: { is: "lacking", part: 1 },
    says: "err_birthdayMonth_blank",
  },
  {
    field: "memberBirthday",
    when: "required or begun",
    fault: { is: "lacking", part: 2 },
    says: "err_birthdayDate_blank",
  },

  { field: "memberPhone", when: "required", fault: empty, says: "err_phone_blank" },
  { field: "memberPhone", when: "filled", fault: notAmong(digits), says: "err_phone_format" },
  {
    field: "memberPhone",
    when: "filled, in VND or ten digits everywhere",
    fault: lengthOutside(10, 10),
    says: "err_phone_vi_format",
  },

  // From the wire, not the specification: values that the platform could not read are not sent.
  { field: "memberPhone", when: "filled", fault: lengthOutside(1, 15), says: "code.phone_invalid" },
  ...(["memberAgent", "recommendCode"] as const).map((field): Decision => ({
    field,
    when: "filled",
    fault: notAmong(letters + digits),
    says: "code.introducer_invalid",
  })),

  {
    field: "phoneVerify",
    when: "a phone is given",
    fault: empty,
    says: "signup.verify_placeholder",
  },
  {
    field: "phoneVerify",
    when: "a phone is given",
    fault: notAmong(digits),
    says: "error_verify_format",
  },
  {
    field: "phoneVerify",
    when: "a phone is given",
    fault: lengthOutside(6, 6),
    says: "error_verify",
  },

  ...contact("memberQq", "qq"),
  ...contact("memberTelegram", "telegram", "@"),
  ...contact("memberWhatsApp", "whatsapp"),
  ...contact("memberWechat", "wechat"),
  ...contact("memberZalo", "zalo"),
  ...contact("memberSkype", "skype", "@"),
  ...contact("memberFb", "fb"),
  { field: "memberOthers", when: "required", fault: empty, says: "err_others_blank" },

  { field: "identityId", when: "required", fault: empty, says: "err_identity_id" },

  { field: "withdrawPassword", when: "required", fault: empty, says: "err_withdrawPsw_blank" },
  {
    field: "withdrawPassword",
    when: "filled",
    fault: notAmong(digits),
    says: "err_withdrawPsw_blank",
  },
  {
    field: "withdrawPassword",
    when: "filled",
    fault: lengthOutside(4, 4),
    says: "err_withdrawPsw_blank",
  },

  { field: "verifyCode", when: "always", fault: empty, says: "err_verify_blank" },
  { field: "isAgreed", when: "always", fault: { is: "not accepted" }, says: "err_agreement" },
];
