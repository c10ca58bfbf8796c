import { useWrite } from "@naluma/api-client/use-write";
import { useUserMessage, useWords } from "@naluma/i18n/react";
import { Button } from "@naluma/ui/button";
import { ErrorNotice } from "@naluma/ui/error-notice";
import { PasswordField } from "@naluma/ui/field";
import { useForm, type FormErrors } from "@naluma/ui/form";
import { useId } from "react";
import { NewPasswordFields } from "../password/new-password-fields.tsx";
import { checkNewPassword, noPassword, type NewPasswordValues } from "../password/new-password.ts";
import { restWords, type RestMessage } from "../words.rest.ts";
import { editPassword } from "./change-password.api.ts";

export interface ChangePasswordProps {
  /** The account that the password belongs to, so that password managers can match it. */
  account: string;
  /** False when the password must be changed at the first login. */
  asksOld: boolean;
  /** The cached member data is out of date. */
  onChanged: () => void;
}

export function ChangePasswordForm({ account, ...ports }: ChangePasswordProps) {
  const { t, format } = useUserMessage(restWords);
  const { form, isSending, isChanged, submit } = useChangePassword(ports);
  const wrongOld = form.errorOf("old");
  return (
    <form
      {...form.form({ onSubmit: submit, busy: isSending })}
      className="field-grid password-form"
    >
      {form.formError && <ErrorNotice text={format(form.formError)} />}
      <input type="text" autoComplete="username" value={account} readOnly hidden />
      {ports.asksOld && (
        <PasswordField
          {...form.text("old")}
          label={t("old_password")}
          autoComplete="current-password"
          error={wrongOld && format(wrongOld)}
          reveal={{ show: t("show_password"), hide: t("hide_password") }}
        />
      )}
      <NewPasswordFields form={form} account={account} />
      <Button type="submit" look="primary" busy={isSending}>
        {t("change")}
      </Button>
      <output>{isChanged && t("changed")}</output>
    </form>
  );
}

interface Ports {
  asksOld: boolean;
  onChanged: () => void;
}

function useChangePassword({ asksOld, onChanged }: Ports) {
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

interface ChangePasswordValues extends NewPasswordValues {
  readonly old: string;
}

const emptyValues: ChangePasswordValues = { old: "", ...noPassword };

/** Validates a new password, and the old one where it is required. Reports only the first failure. */
export const checkChange =
  ({ asksOld }: { readonly asksOld: boolean }) =>
  (values: ChangePasswordValues): FormErrors<ChangePasswordValues, RestMessage> => {
    if (asksOld && values.old === "") return { old: { id: "old_blank" } };
    const wrong = checkNewPassword(values);
    if (wrong.password) return wrong;
    if (asksOld && values.password === values.old) return { password: { id: "same" } };
    return wrong;
  };

/** Shown on the member's own page. A member who must change the password sees a notice first. */
export function ChangePasswordCard(props: ChangePasswordProps) {
  const t = useWords(restWords);
  const title = useId();
  return (
    <section className="card password-card" aria-labelledby={title}>
      <h2 id={title}>{t("change_password_title")}</h2>
      {!props.asksOld && <p role="alert">{t("first_login")}</p>}
      <ChangePasswordForm {...props} />
    </section>
  );
}
