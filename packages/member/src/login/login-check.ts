import type { FormErrors } from "@naluma/ui/form";
import type { RestMessage } from "../words.rest.ts";

export interface LoginValues {
  readonly account: string;
  readonly password: string;
  readonly answer: string;
}

export const emptyLogin: LoginValues = { account: "", password: "", answer: "" };

/** Reports only the first error, in the order of the form (AUTH-10). */
export function checkLogin(values: LoginValues): FormErrors<LoginValues, RestMessage> {
  if (values.account.trim() === "") return { account: { id: "ph_account_name" } };
  if (values.password === "") return { password: { id: "ph_password" } };
  if (values.answer.trim() === "") return { answer: { id: "ph_account_verify_code" } };
  return {};
}
