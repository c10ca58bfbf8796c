import { isRequired, type FieldRule } from "./field-rule.ts";

export const withdrawPasswordDigits = 4;

/** Four digits, or nothing where it may be left out. */
export const checkWithdrawPassword: FieldRule = ({ withdrawPassword }, rules) => {
  const isLeftOut = withdrawPassword === "" && !isRequired(rules, "withdrawPassword");
  return isLeftOut || /^\d{4}$/.test(withdrawPassword) ? undefined : "err_withdrawPsw_blank";
};
