import type { FieldSettings } from "../settings/field-setting.ts";
import type { FieldRule } from "./field-rule.ts";

/** Unless the operator has decided against it. */
export const isCaptchaShown = ({ verifyCode }: FieldSettings): boolean =>
  verifyCode?.isDisplayed ?? true;

export const checkCaptcha: FieldRule = ({ verifyCode }) =>
  verifyCode.trim() === "" ? "err_verify_blank" : undefined;
