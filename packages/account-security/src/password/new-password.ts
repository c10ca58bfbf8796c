import type { FormErrors } from "@naluma/ui/form";
import type { RestMessage } from "../words.rest.ts";

export interface NewPasswordValues {
  readonly password: string;
  readonly confirmation: string;
}

export const noPassword: NewPasswordValues = { password: "", confirmation: "" };

export const passwordLength = { shortest: 6, longest: 12 } as const;

/** Checks only the length and the confirmation. */
export function checkNewPassword({
  password,
  confirmation,
}: NewPasswordValues): FormErrors<NewPasswordValues, RestMessage> {
  if (password === "") return { password: { id: "signup.err_psw_blank" } };
  if (password.length < passwordLength.shortest || password.length > passwordLength.longest)
    return { password: { id: "signup.err_psw_length" } };
  if (confirmation !== password) return { confirmation: { id: "signup.err_checkPsw_diff" } };
  return {};
}
