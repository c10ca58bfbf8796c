import { useWrite } from "@naluma/api-client/use-write";
import { useUserMessage } from "@naluma/i18n/react";
import { useSite } from "@naluma/site/use-site";
import { Button } from "@naluma/ui/button";
import { ErrorNotice } from "@naluma/ui/error-notice";
import { PinField } from "@naluma/ui/field";
import { useForm } from "@naluma/ui/form";
import { useId } from "react";
import { restWords, type RestMessage } from "../words.rest.ts";
import { setWithdrawPassword } from "./withdraw-password.api.ts";
import { isOutOfDate, withdrawPasswordRefusal } from "./withdraw-password.codes.ts";
import {
  withdrawDigits,
  type WithdrawPasswordValues,
  checkWithdrawPassword,
  noWithdrawPassword,
} from "./withdraw-password.ts";

export interface WithdrawPasswordCardProps {
  /** A password exists already, so changing it requires the old one. */
  hasPassword: boolean;
  /** The cached member data is out of date. */
  onChanged: () => void;
}

/** Sets or changes the withdraw password, where the platform offers that. */
export function WithdrawPasswordCard(props: WithdrawPasswordCardProps) {
  return useSite().settings.capabilities.includes("withdrawPassword") && <Card {...props} />;
}

function Card({ hasPassword, onChanged }: WithdrawPasswordCardProps) {
  const { t, format } = useUserMessage(restWords);
  const title = useId();
  const view = useWithdrawPassword({ asksOld: hasPassword, onChanged });
  const { form, isSending, isDone, submit } = view;
  const boxes = (name: keyof WithdrawPasswordValues) => {
    const error = form.errorOf(name);
    return {
      length: withdrawDigits,
      masked: true,
      hint: t("withdraw.digits"),
      value: form.values[name],
      onValue: (digits: string) => form.change(name, digits),
      onBlur: () => form.leave(name),
      error: error && format(error),
    };
  };
  return (
    <section className="card password-card" aria-labelledby={title}>
      <h2 id={title}>{t("withdraw.title")}</h2>
      <p className="dim small">
        {hasPassword
          ? `${t("withdraw.about_change")} ${t("withdraw.forgotten")}`
          : t("withdraw.about_new")}
      </p>
      <form
        {...form.form({ onSubmit: submit, busy: isSending })}
        className="field-grid password-form"
      >
        {form.formError && <ErrorNotice text={format(form.formError)} />}
        {hasPassword && <PinField {...boxes("old")} label={t("withdraw.old")} />}
        <PinField {...boxes("password")} label={t("withdraw.new")} />
        <PinField {...boxes("repeat")} label={t("withdraw.repeat")} />
        <Button type="submit" look="primary" busy={isSending}>
          {t(hasPassword ? "withdraw.change" : "withdraw.set")}
        </Button>
        <output>{isDone && t("withdraw.done")}</output>
      </form>
    </section>
  );
}

interface Ports {
  asksOld: boolean;
  onChanged: () => void;
}

function useWithdrawPassword({ asksOld, onChanged }: Ports) {
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
