import type { FormErrors } from "@naluma/ui/form";
import { checkAccount } from "../fields/account.ts";
import { checkBirthday } from "../fields/birthday.ts";
import { checkCaptcha } from "../fields/captcha.ts";
import { checkConfirmPassword } from "../fields/confirm-password.ts";
import { checkContact } from "../fields/contact.ts";
import { checkEmail } from "../fields/email.ts";
import { isRequired, type FieldRule, type RegisterRules } from "../fields/field-rule.ts";
import { checkIntroducer } from "../fields/introducer.ts";
import { checkName } from "../fields/name.ts";
import { checkPassword } from "../fields/password.ts";
import { checkPhoneVerify } from "../fields/phone-verify.ts";
import { checkPhone } from "../fields/phone.ts";
import { checkWithdrawPassword } from "../fields/withdraw-password.ts";
import { fieldsShown } from "../settings/field-settings-of.ts";
import type { RestMessage } from "../words.rest.ts";
import type { RegisterField, RegisterValues } from "./register-values.ts";

const checkAgreement: FieldRule = ({ isAgreed }) => (isAgreed ? undefined : "err_agreement");

/** Each country has its own format, so only the server can validate the number. */
const checkIdentityId: FieldRule = ({ identityId }, rules) =>
  identityId.trim() === "" && isRequired(rules, "identityId") ? "err_identity_id" : undefined;

/** Any other contact: every text is valid. */
const checkOthers: FieldRule = ({ memberOthers }, rules) =>
  memberOthers.trim() === "" && isRequired(rules, "memberOthers") ? "err_others_blank" : undefined;

const ruleOf: Readonly<Partial<Record<RegisterField, FieldRule>>> = {
  memberAccount: checkAccount,
  memberName: checkName,
  memberEmail: checkEmail,
  password: checkPassword,
  checkPassword: checkConfirmPassword,
  memberBirthday: checkBirthday,
  withdrawPassword: checkWithdrawPassword,
  memberPhone: checkPhone,
  phoneVerify: checkPhoneVerify,
  memberQq: checkContact("memberQq"),
  memberTelegram: checkContact("memberTelegram"),
  memberWhatsApp: checkContact("memberWhatsApp"),
  memberSkype: checkContact("memberSkype"),
  memberFb: checkContact("memberFb"),
  memberZalo: checkContact("memberZalo"),
  memberWechat: checkContact("memberWechat"),
  memberOthers: checkOthers,
  identityId: checkIdentityId,
  memberAgent: ({ memberAgent }) => checkIntroducer(memberAgent),
  recommendCode: ({ recommendCode }) => checkIntroducer(recommendCode),
  verifyCode: checkCaptcha,
  isAgreed: checkAgreement,
};

export type RegisterErrors = FormErrors<RegisterValues, RestMessage>;

/** Checks the visible fields; a hidden field is never invalid. */
export function checkRegister(values: RegisterValues, rules: RegisterRules): RegisterErrors {
  const errors: { [Field in RegisterField]?: RestMessage } = {};
  for (const field of fieldsShown(rules.settings)) {
    const id = ruleOf[field]?.(values, rules);
    if (id !== undefined) errors[field] = { id };
  }
  return errors;
}
