import { useUserMessage } from "@naluma/i18n/react";
import { Button } from "@naluma/ui/button";
import { ErrorNotice } from "@naluma/ui/error-notice";
import { TextField } from "@naluma/ui/field";
import { NewPasswordFields } from "../password/new-password-fields.tsx";
import { restWords } from "../words.rest.ts";
import type { useVerification } from "./use-verification.ts";

interface PasswordStepProps {
  verification: ReturnType<typeof useVerification>;
  account: string;
}

export function PasswordStep({ verification, account }: PasswordStepProps) {
  const { t, format } = useUserMessage(restWords);
  const { password: form, state } = verification;
  const isBusy = state.at === "setting";
  return (
    <form {...form.form({ onSubmit: verification.submitPassword, busy: isBusy })} className="fg">
      {form.formError && "text" in form.formError && <ErrorNotice text={format(form.formError)} />}
      {/* A password manager keeps the new password under this name. */}
      <TextField
        label={t("account")}
        value={account}
        readOnly
        autoComplete="username"
        name="username"
      />
      <NewPasswordFields form={form} account={account} takesFocus />
      <Button type="submit" look="primary" size="l" block busy={isBusy}>
        {t("set_password")}
      </Button>
    </form>
  );
}
