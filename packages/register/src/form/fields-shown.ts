import { isCaptchaShown } from "../fields/captcha.ts";
import { isPhoneVerified } from "../fields/phone-verify.ts";
import type { FieldSettings } from "../settings/field-setting.ts";
import { registerFields, type RegisterField } from "./register-values.ts";

/** Required by every operator. */
const always: readonly RegisterField[] = [
  "memberAccount",
  "password",
  "memberCurrency",
  "isAgreed",
  "siteId",
];

function isShown(field: RegisterField, settings: FieldSettings): boolean {
  if (field === "verifyCode") return isCaptchaShown(settings);
  if (field === "phoneVerify") return isPhoneVerified(settings);
  return always.includes(field) || (settings[field]?.isDisplayed ?? false);
}

/** The fields for a currency. */
export const fieldsShown = (settings: FieldSettings): ReadonlySet<RegisterField> =>
  new Set(registerFields.filter((field) => isShown(field, settings)));
