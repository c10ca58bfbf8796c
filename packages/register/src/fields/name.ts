import { hasDoubleSpaces, isChineseName, isSingleWord } from "../checks/text-checks.ts";
import { isRequired, type FieldRule } from "./field-rule.ts";

/** Spaces around a name are not part of it (REG-51). */
export const trimmedName = (name: string): string => name.trim();

/** The rules for names depend on the currency. */
export const checkName: FieldRule = ({ memberName, memberCurrency }, rules) => {
  const name = trimmedName(memberName);
  if (name === "") return isRequired(rules, "memberName") ? "err_name_blank" : undefined;
  if (memberCurrency === "RMB") return isChineseName(name) ? undefined : "error_RMB_name_format";
  if (memberCurrency === "VND") return isSingleWord(name) ? undefined : "error_name_format";
  return hasDoubleSpaces(name) ? "err_name_spaces" : undefined;
};
