import type { FormErrors } from "@naluma/ui/form";
import type { RestMessage } from "../words.rest.ts";

export interface DetailsValues {
  readonly account: string;
  readonly withdrawPassword: string;
  /** `email` or `phone`. */
  readonly method: string;
  readonly email: string;
  readonly phone: string;
  /** The answer to the captcha. */
  readonly code: string;
}

export const emptyDetails = (account: string): DetailsValues => ({
  account,
  withdrawPassword: "",
  method: "email",
  email: "",
  phone: "",
  code: "",
});

const isEmpty = (typed: string) => typed.trim() === "";

/** An email or phone only has to be present: an old one may not match today's format. */
export function checkDetails(values: DetailsValues): FormErrors<DetailsValues, RestMessage> {
  if (isEmpty(values.account)) return { account: { id: "ph_account_name" } };
  if (isEmpty(values.withdrawPassword)) return { withdrawPassword: { id: "signup.require_text" } };
  if (values.method === "email" && isEmpty(values.email))
    return { email: { id: "signup.err_email_format" } };
  if (values.method === "phone" && isEmpty(values.phone))
    return { phone: { id: "signup.err_phone_invalid" } };
  if (isEmpty(values.code)) return { code: { id: "ph_account_verify_code" } };
  return {};
}
