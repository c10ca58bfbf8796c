import { isDigits } from "../checks/text-checks.ts";
import { isRequired, type FieldRule, type RegisterRules } from "./field-rule.ts";

/** Required in VND, and in every currency if the site says so. */
export const phoneDigits = 10;

/** The maximum of E.164; the platform does not accept longer numbers. */
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
