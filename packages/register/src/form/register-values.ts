/**
 * The values of the registration form (REG-07), as typed; `""` is none. How they are sent is defined in
 * `register.api.ts`.
 */
export interface RegisterValues {
  readonly memberAccount: string;
  readonly memberName: string;
  readonly memberEmail: string;
  readonly password: string;
  readonly checkPassword: string;
  readonly memberCurrency: string;
  /** Id of the introducing agent; never set together with `recommendCode`. */
  readonly memberAgent: string;
  readonly recommendCode: string;
  /** Year, month and day joined with "-": `1994-3-8`; `1994--` while only the year is chosen. */
  readonly memberBirthday: string;
  /** Up to four digits while typing. */
  readonly withdrawPassword: string;
  readonly memberPhone: string;
  /** The code from the SMS. */
  readonly phoneVerify: string;
  readonly memberQq: string;
  readonly memberTelegram: string;
  readonly memberWhatsApp: string;
  readonly memberSkype: string;
  readonly memberFb: string;
  readonly memberZalo: string;
  readonly memberWechat: string;
  readonly memberOthers: string;
  readonly identityId: string;
  readonly siteId: string;
  /** The code in the picture. */
  readonly verifyCode: string;
  /** Whether the agreement is accepted. */
  readonly isAgreed: boolean;
}

export type RegisterField = keyof RegisterValues;

/** In the order of the form; `siteId` is included, although it is not visible. */
export const registerFields = [
  "memberAccount",
  "memberCurrency",
  "password",
  "checkPassword",
  "memberName",
  "memberBirthday",
  "identityId",
  "memberPhone",
  "phoneVerify",
  "memberEmail",
  "memberTelegram",
  "memberWhatsApp",
  "memberZalo",
  "memberWechat",
  "memberQq",
  "memberFb",
  "memberSkype",
  "memberOthers",
  "withdrawPassword",
  "memberAgent",
  "recommendCode",
  "verifyCode",
  "isAgreed",
  "siteId",
] as const satisfies readonly RegisterField[];

/** An untouched form, apart from what the site and the visitor's link fill in. */
export const emptyRegister: RegisterValues = {
  memberAccount: "",
  memberName: "",
  memberEmail: "",
  password: "",
  checkPassword: "",
  memberCurrency: "",
  memberAgent: "",
  recommendCode: "",
  memberBirthday: "",
  withdrawPassword: "",
  memberPhone: "",
  phoneVerify: "",
  memberQq: "",
  memberTelegram: "",
  memberWhatsApp: "",
  memberSkype: "",
  memberFb: "",
  memberZalo: "",
  memberWechat: "",
  memberOthers: "",
  identityId: "",
  siteId: "",
  verifyCode: "",
  isAgreed: false,
};
