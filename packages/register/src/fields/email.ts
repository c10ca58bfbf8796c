import { isEmail } from "../checks/text-checks.ts";
import { isRequired, type FieldRule } from "./field-rule.ts";

export const checkEmail: FieldRule = ({ memberEmail }, rules) => {
  if (memberEmail === "") return isRequired(rules, "memberEmail") ? "err_email_blank" : undefined;
  return isEmail(memberEmail) ? undefined : "err_email_format";
};
