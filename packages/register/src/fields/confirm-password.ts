import type { FieldRule } from "./field-rule.ts";

/** The password once more, where the operator shows it; it never leaves the form (REG-12). */
export const checkConfirmPassword: FieldRule = ({ password, checkPassword }) => {
  if (checkPassword === "") return "err_checkPsw_blank";
  return checkPassword === password ? undefined : "err_checkPsw_diff";
};
