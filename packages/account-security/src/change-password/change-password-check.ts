import type { FormErrors } from "@naluma/ui/form";
import type { UserMessage } from "./words.ts";

export interface ChangePasswordValues {
  readonly old: string;
  readonly password: string;
  readonly confirmation: string;
}

export const emptyValues: ChangePasswordValues = { old: "", password: "", confirmation: "" };

/** Of a new password (AUTH-72). */
const shortest = 6;
const longest = 12;

/** The rules of a new password, and the old one where it is asked for. The first failure only. */
export const checkChange =
  ({ asksOld }: { readonly asksOld: boolean }) =>
  (values: ChangePasswordValues): FormErrors<ChangePasswordValues, UserMessage> => {
    const { old, password, confirmation } = values;
    if (asksOld && old === "") return { old: { id: "old_blank" } };
    if (password === "") return { password: { id: "new_blank" } };
    if (password.length < shortest || password.length > longest)
      return { password: { id: "length" } };
    if (asksOld && password === old) return { password: { id: "same" } };
    if (confirmation !== password) return { confirmation: { id: "differs" } };
    return {};
  };
