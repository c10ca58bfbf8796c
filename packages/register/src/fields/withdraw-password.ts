import { isRequired, type FieldRule } from "./field-rule.ts";

export const withdrawPasswordDigits = 4;

/** Four digits, or none where it is optional. */
export const checkWithdrawPassword: FieldRule = ({ withdrawPassword }, rules) => {
  const isLeftOut = withdrawPassword === "" && !isRequired(rules, "withdrawPassword");
  return isLeftOut || /^\d{4}$/.test(withdrawPassword) ? undefined : "err_withdrawPsw_blank";
};
