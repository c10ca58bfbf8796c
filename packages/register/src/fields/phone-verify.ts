import { isDigits } from "../checks/text-checks.ts";
import type { RegisterValues } from "../form/register-values.ts";
import type { FieldSettings } from "../settings/field-setting.ts";
import type { FieldRule } from "./field-rule.ts";

export const verifyCodeDigits = 6;

/** Whether the phone has to be verified by a code in this currency. */
export const isPhoneVerified = ({ memberPhone: phone }: FieldSettings): boolean =>
  (phone?.isDisplayed ?? false) && (phone?.isVerified ?? false);

/** Without a phone number there is nothing to verify (REG-66). */
export const isVerifyCodeNeeded = (
  { memberPhone }: Pick<RegisterValues, "memberPhone">,
  settings: FieldSettings,
): boolean => isPhoneVerified(settings) && memberPhone !== "";

export const checkPhoneVerify: FieldRule = (values, { settings }) => {
  const { phoneVerify } = values;
  if (!isVerifyCodeNeeded(values, settings)) return undefined;
  if (phoneVerify === "") return "signup.verify_placeholder";
  if (!isDigits(phoneVerify)) return "error_verify_format";
  return phoneVerify.length === verifyCodeDigits ? undefined : "error_verify";
};
