import { isRegisterPassword } from "../checks/text-checks.ts";
import type { FieldRule } from "./field-rule.ts";

export const passwordLength = { shortest: 6, longest: 12 } as const;

/** Stricter than a changed password: letters and digits, at least one of each. */
export const checkPassword: FieldRule = ({ password }) => {
  if (password === "") return "err_psw_blank";
  // Counts code points, so that an invalid character is not reported as a wrong length.
  const { length } = Array.from(password);
  if (length < passwordLength.shortest || length > passwordLength.longest) return "err_psw_length";
  return isRegisterPassword(password) ? undefined : "err_psw_format";
};
