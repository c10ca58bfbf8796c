import type { RegisterField } from "./register-values.ts";

/** The sections of the form; within each, the fields keep the order of `registerFields`. */
const groups = ["account", "contact", "security"] as const;

type FieldGroup = (typeof groups)[number];

type ShownField = Exclude<RegisterField, "siteId">;

export const groupTitles = {
  account: "register.group_account",
  contact: "register.group_contact",
  security: "register.group_security",
} as const satisfies Record<FieldGroup, string>;

const groupOf: Readonly<Record<ShownField, FieldGroup>> = {
  memberAccount: "account",
  memberCurrency: "account",
  password: "account",
  checkPassword: "account",
  memberName: "account",
  memberBirthday: "account",
  identityId: "account",
  memberPhone: "contact",
  phoneVerify: "contact",
  memberEmail: "contact",
  memberTelegram: "contact",
  memberWhatsApp: "contact",
  memberZalo: "contact",
  memberWechat: "contact",
  memberQq: "contact",
  memberFb: "contact",
  memberSkype: "contact",
  memberOthers: "contact",
  withdrawPassword: "security",
  memberAgent: "security",
  recommendCode: "security",
  verifyCode: "security",
  isAgreed: "security",
};

const isShownField = (field: RegisterField): field is ShownField => field !== "siteId";

/** The sections with at least one visible field, and those fields. */
export const grouped = (fields: readonly RegisterField[]) =>
  groups
    .map((group) => ({
      group,
      fields: fields.filter(isShownField).filter((field) => groupOf[field] === group),
    }))
    .filter((part) => part.fields.length > 0);

/** These ignore the settings: there is no account without them, or they depend on another field. */
const neverOptional: readonly RegisterField[] = [
  "memberAccount",
  "memberCurrency",
  "password",
  "checkPassword",
  "phoneVerify",
  "verifyCode",
  "isAgreed",
];

export const mayBeLeftOut = (field: RegisterField, isRequired: boolean): boolean =>
  !isRequired && !neverOptional.includes(field);
