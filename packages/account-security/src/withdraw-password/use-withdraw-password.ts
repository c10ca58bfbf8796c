import { useWrite } from "@naluma/api-client/react";
import { useForm } from "@naluma/ui/form";
import type { RestMessage } from "../words.rest.ts";
import { setWithdrawPassword } from "./withdraw-password.api.ts";
import { isOutOfDate, withdrawPasswordRefusal } from "./withdraw-password.codes.ts";
import {
  checkWithdrawPassword,
  noWithdrawPassword,
  type WithdrawPasswordValues,
} from "./withdraw-password.ts";

interface Ports {
  asksOld: boolean;
  onChanged: () => void;
}

export function useWithdrawPassword({ asksOld, onChanged }: Ports) {
  const form = useForm<WithdrawPasswordValues, RestMessage>({
    initial: noWithdrawPassword,
    check: checkWithdrawPassword({ asksOld }),
  });
  const { state, send } = useWrite(setWithdrawPassword);

  async function submit({ old, password }: WithdrawPasswordValues) {
    const answer = await send({ ...(asksOld && { old_password: old }), password });
    if (!answer) return;
    if (!answer.ok) {
      form.showRefusal(withdrawPasswordRefusal(answer.refusal));
      if (isOutOfDate(answer.refusal)) onChanged();
      return;
    }
    form.empty("old", "password", "repeat");
    onChanged();
  }

  return {
    form,
    isSending: state.at === "sending",
    isDone: state.at === "done",
    submit: (values: WithdrawPasswordValues) => void submit(values),
  };
}
