import { isRequired, type FieldRule } from "./field-rule.ts";

/** Any other way to be reached: whatever is written is right. */
export const checkOthers: FieldRule = ({ memberOthers }, rules) =>
  memberOthers.trim() === "" && isRequired(rules, "memberOthers") ? "err_others_blank" : undefined;
