import { useUserMessage } from "@naluma/i18n/react";
import { Button } from "@naluma/ui/button";
import { ErrorNotice } from "@naluma/ui/error-notice";
import { PasswordField } from "@naluma/ui/field";
import { NewPasswordFields } from "../password/new-password-fields.tsx";
import { restWords } from "../words.rest.ts";
import { useChangePassword } from "./use-change-password.ts";

export interface ChangePasswordProps {
  /** Whose password it is: password managers want to know. */
  account: string;
  /** Not where the password must be changed at the first login. */
  asksOld: boolean;
  /** What is known of the member is out of date. */
  onChanged: () => void;
}

export function ChangePasswordForm({ account, ...ports }: ChangePasswordProps) {
  const { t, format } = useUserMessage(restWords);
  const { form, isSending, isChanged, submit } = useChangePassword(ports);
  const wrongOld = form.errorOf("old");
  return (
    <form {...form.form({ onSubmit: submit, busy: isSending })} className="fg cp-form">
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
