import type { FieldSettings } from "../settings/field-setting.ts";
import type { FieldRule } from "./field-rule.ts";

/** Shown unless the operator has turned it off. */
export const isCaptchaShown = ({ verifyCode }: FieldSettings): boolean =>
  verifyCode?.isDisplayed ?? true;

export const checkCaptcha: FieldRule = ({ verifyCode }) =>
  verifyCode.trim() === "" ? "err_verify_blank" : undefined;
