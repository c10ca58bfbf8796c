import { useUserMessage } from "@naluma/i18n/react";
import { Button } from "@naluma/ui/button";
import { ErrorNotice } from "@naluma/ui/error-notice";
import { PinField, TextField } from "@naluma/ui/field";
import { useId } from "react";
import { restWords } from "../words.rest.ts";
import { withdrawDigits, type AccountValues } from "./bank-account.ts";
import { useNewAccount, type AccountsView } from "./use-bank-accounts.ts";

interface Props {
  view: AccountsView;
  /** The name in the profile; '' if there is none. */
  holder: string;
}

/** The form that adds a bank account of the member. */
export function NewAccount({ view, holder }: Props) {
  const { t, format } = useUserMessage(restWords);
  const title = useId();
  const { form, isSending, submit } = useNewAccount(view, holder);
  const errorOf = (name: keyof AccountValues) => {
    const error = form.errorOf(name);
    return error && format(error);
  };
  return (
    <section className="card ba-n" aria-labelledby={title}>
      <h2 id={title}>{t("accounts.add")}</h2>
      <form {...form.form({ onSubmit: submit, busy: isSending })} className="fg">
        {form.formError && <ErrorNotice text={format(form.formError)} />}
        <TextField
          {...form.text("bank")}
          label={t("accounts.bank")}
          maxLength={64}
          autoComplete="off"
          error={errorOf("bank")}
        />
        <TextField
          {...form.text("holder")}
          label={t("accounts.holder")}
          hint={t("accounts.holder_hint")}
          maxLength={100}
          autoComplete="name"
          error={errorOf("holder")}
        />
        <TextField
          {...form.text("number")}
          label={t("accounts.number")}
          maxLength={50}
          reader="figures"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          error={errorOf("number")}
        />
        <PinField
          label={t("accounts.password")}
          hint={t("accounts.digits")}
          length={withdrawDigits}
          masked
          value={form.values.password}
          onValue={(digits) => form.change("password", digits)}
          onBlur={() => form.leave("password")}
          error={errorOf("password")}
        />
        <Button type="submit" look="primary" busy={isSending}>
          {t("accounts.add")}
        </Button>
      </form>
    </section>
  );
}
