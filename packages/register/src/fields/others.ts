import { isRequired, type FieldRule } from "./field-rule.ts";

/** Any other contact: every text is valid. */
export const checkOthers: FieldRule = ({ memberOthers }, rules) =>
  memberOthers.trim() === "" && isRequired(rules, "memberOthers") ? "err_others_blank" : undefined;
