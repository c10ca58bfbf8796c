import type { FormErrors } from "@naluma/ui/form";
import { checkNewPassword, noPassword, type NewPasswordValues } from "../password/new-password.ts";
import type { RestMessage } from "../words.rest.ts";

export interface ChangePasswordValues extends NewPasswordValues {
  readonly old: string;
}

export const emptyValues: ChangePasswordValues = { old: "", ...noPassword };

/** The rules of a new password, and the old one where it is asked for. The first failure only. */
export const checkChange =
  ({ asksOld }: { readonly asksOld: boolean }) =>
  (values: ChangePasswordValues): FormErrors<ChangePasswordValues, RestMessage> => {
    if (asksOld && values.old === "") return { old: { id: "old_blank" } };
    const wrong = checkNewPassword(values);
    if (wrong.password) return wrong;
    if (asksOld && values.password === values.old) return { password: { id: "same" } };
    return wrong;
  };
