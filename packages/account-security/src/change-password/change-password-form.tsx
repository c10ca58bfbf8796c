import { useUserMessage } from "@naluma/i18n/react";
import { Button } from "@naluma/ui/button";
import { ErrorNotice } from "@naluma/ui/error-notice";
import { PasswordField } from "@naluma/ui/field";
import type { ChangePasswordValues } from "./change-password-check.ts";
import { useChangePassword } from "./use-change-password.ts";
import { words } from "./words.ts";

export interface ChangePasswordProps {
  /** Whose password it is: password managers want to know. */
  account: string;
  /** Not where the password must be changed at the first login. */
  asksOld: boolean;
  /** What is known of the member is out of date. */
  onChanged: () => void;
}

export function ChangePasswordForm({ account, ...ports }: ChangePasswordProps) {
  const { t, format } = useUserMessage(words);
  const { form, isSending, isChanged, submit } = useChangePassword(ports);
  const field = (name: keyof ChangePasswordValues) => {
    const error = form.errorOf(name);
    return {
      ...form.text(name),
      error: error && format(error),
      reveal: { show: t("show_password"), hide: t("hide_password") },
    };
  };
  return (
    <form {...form.form({ onSubmit: submit, busy: isSending })} className="fg cp-form">
      {form.formError && <ErrorNotice text={format(form.formError)} />}
      <input type="text" autoComplete="username" value={account} readOnly hidden />
      {ports.asksOld && (
        <PasswordField {...field("old")} label={t("old")} autoComplete="current-password" />
      )}
      <PasswordField
        {...field("password")}
        label={t("new")}
        hint={t("length")}
        autoComplete="new-password"
      />
      <PasswordField
        {...field("confirmation")}
        label={t("confirmation")}
        autoComplete="new-password"
      />
      <Button type="submit" look="primary" busy={isSending}>
        {t("change")}
      </Button>
      <output>{isChanged && t("changed")}</output>
    </form>
  );
}
