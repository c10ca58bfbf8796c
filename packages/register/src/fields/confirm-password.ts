import type { FieldRule } from "./field-rule.ts";

/** Repeats the password, if the operator requires that; it is never sent (REG-12). */
export const checkConfirmPassword: FieldRule = ({ password, checkPassword }) => {
  if (checkPassword === "") return "err_checkPsw_blank";
  return checkPassword === password ? undefined : "err_checkPsw_diff";
};
