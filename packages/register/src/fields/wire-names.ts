import type { RegisterField } from "../form/register-values.ts";

/** The names of the fields in settings, checks and the registration itself; the agreement is never sent. */
export const wireNames = {
  memberAccount: "member_account",
  memberName: "member_name",
  memberEmail: "member_email",
  password: "password",
  checkPassword: "check_password",
  memberCurrency: "member_currency",
  memberAgent: "member_agent",
  recommendCode: "recommend_code",
  memberBirthday: "member_birthday",
  withdrawPassword: "withdraw_password",
  memberPhone: "member_phone",
  phoneVerify: "phone_verify",
  memberQq: "member_qq",
  memberTelegram: "member_telegram",
  memberWhatsApp: "member_whats_app",
  memberSkype: "member_skype",
  memberFb: "member_fb",
  memberZalo: "member_zalo",
  memberWechat: "member_wechat",
  memberOthers: "member_others",
  identityId: "identity_id",
  siteId: "site_id",
  verifyCode: "verify_code",
} as const satisfies Readonly<Record<Exclude<RegisterField, "isAgreed">, string>>;
