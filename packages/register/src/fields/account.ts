import { isLettersAndDigits } from "../checks/text-checks.ts";
import type { FieldRule } from "./field-rule.ts";

export const shortestAccount = 6;
export const longestAccount = 12;

export const checkAccount: FieldRule = ({ memberAccount }) => {
  if (memberAccount === "") return "err_account_blank";
  if (!isLettersAndDigits(memberAccount)) return "err_account_format";
  if (memberAccount.length < shortestAccount || memberAccount.length > longestAccount)
    return "err_account_length";
  return undefined;
};
