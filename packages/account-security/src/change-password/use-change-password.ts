import { useWrite } from "@naluma/api-client/react";
import { useForm } from "@naluma/ui/form";
import type { RestMessage } from "../words.rest.ts";
import { checkChange, emptyValues, type ChangePasswordValues } from "./change-password-check.ts";
import { editPassword } from "./change-password.api.ts";

interface Ports {
  asksOld: boolean;
  onChanged: () => void;
}

export function useChangePassword({ asksOld, onChanged }: Ports) {
  const form = useForm<ChangePasswordValues, RestMessage>({
    initial: emptyValues,
    check: checkChange({ asksOld }),
  });
  const { state, send } = useWrite(editPassword);

  async function submit({ old, password, confirmation }: ChangePasswordValues) {
    const answer = await send({
      ...(asksOld && { old_password: old }),
      password,
      password_confirmation: confirmation,
    });
    if (!answer) return;
    if (!answer.ok) return form.showRefusal({ form: { text: answer.refusal.message } });
    form.empty("old", "password", "confirmation");
    onChanged();
  }

  return {
    form,
    isSending: state.at === "sending",
    isChanged: state.at === "done",
    submit: (values: ChangePasswordValues) => void submit(values),
  };
}
