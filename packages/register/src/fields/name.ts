import { hasDoubleSpaces, isChineseName, isSingleWord } from "../checks/name-checks.ts";
import { isRequired, type FieldRule } from "./field-rule.ts";

/** Spaces around a name are nobody's name (REG-51). */
export const trimmedName = (name: string): string => name.trim();

/** Each currency's people write names in their own way. */
export const checkName: FieldRule = ({ memberName, memberCurrency }, rules) => {
  const name = trimmedName(memberName);
  if (name === "") return isRequired(rules, "memberName") ? "err_name_blank" : undefined;
  if (memberCurrency === "RMB") return isChineseName(name) ? undefined : "error_RMB_name_format";
  if (memberCurrency === "VND") return isSingleWord(name) ? undefined : "error_name_format";
  return hasDoubleSpaces(name) ? "err_name_spaces" : undefined;
};
