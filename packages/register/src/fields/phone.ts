import { isDigits } from "../checks/text-checks.ts";
import { isRequired, type FieldRule, type RegisterRules } from "./field-rule.ts";

/** In VND, and where the site wants them in every currency. */
export const phoneDigits = 10;

/** No number of any country is longer (E.164), and the platform reads none that is. */
const longestPhone = 15;

const hasFixedLength = (currency: string, { tenDigitPhones }: RegisterRules) =>
  currency === "VND" || tenDigitPhones;

export const checkPhone: FieldRule = ({ memberPhone, memberCurrency }, rules) => {
  if (memberPhone === "") return isRequired(rules, "memberPhone") ? "err_phone_blank" : undefined;
  if (!isDigits(memberPhone)) return "err_phone_format";
  if (hasFixedLength(memberCurrency, rules) && memberPhone.length !== phoneDigits)
    return "err_phone_vi_format";
  return memberPhone.length > longestPhone ? "code.phone_invalid" : undefined;
};
