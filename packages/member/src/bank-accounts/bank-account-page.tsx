import { useUserMessage, useWords } from "@naluma/i18n/react";
import { useSite } from "@naluma/site/use-site";
import { Button } from "@naluma/ui/button";
import { ErrorNotice } from "@naluma/ui/error-notice";
import { PinField, TextField } from "@naluma/ui/field";
import { Suspense, useId, type ReactNode } from "react";
import {
  AskService,
  CentrePart,
  QueryBoundary,
  type CentrePageProps,
} from "../centre/centre-part.tsx";
import { useLayout } from "../layout/use-layout.ts";
import { useProfile } from "../layout/use-profile.ts";
import { useSession } from "../use-member.ts";
import { restWords } from "../words.rest.ts";
import { AccountList } from "./account-list.tsx";
import { withdrawDigits, type AccountValues } from "./bank-account.ts";
import { useBankAccounts, useNewAccount, type AccountsView } from "./use-bank-accounts.ts";

interface BankAccountPageProps extends CentrePageProps {
  /** The form that sets a withdrawal password, from another feature. No account can be added without one; where the platform lets nobody set it, customer service adds them. */
  children?: ReactNode;
}

/**
 * /user/BindAccount: the member's bank accounts. On a platform that keeps none, the page says whether an account is
 * required and who can add it.
 */
export function BankAccountPage({ service, children }: BankAccountPageProps) {
  const who = useSession();
  const { capabilities } = useSite().settings;
  const isOffered = capabilities.includes("bankAccounts") && who.role === "member" && !who.demo;
  return (
    <CentrePart title="centre.bank">
      {isOffered ? (
        <Accounts service={service}>{children}</Accounts>
      ) : (
        <Elsewhere service={service} />
      )}
    </CentrePart>
  );
}

function Accounts({ service, children }: BankAccountPageProps) {
  const t = useWords(restWords);
  const { capabilities } = useSite().settings;
  const view = useBankAccounts();
  const profile = useProfile();
  return (
    <>
      <QueryBoundary of={useLayout()} room={null}>
        {({ mustBindBankAccount }) =>
          mustBindBankAccount && <p className="card centre-card">{t("bank.required_play")}</p>
        }
      </QueryBoundary>
      <output className="bank-account-done">{view.done && t(view.done)}</output>
      <QueryBoundary of={view.read}>
        {({ accounts, most }) => (
          <div className="centre-columns">
            <AccountList view={view} accounts={accounts} />
            {accounts.length < most ? (
              <QueryBoundary of={profile}>
                {({ hasWithdrawPassword, name }) =>
                  hasWithdrawPassword ? (
                    <NewAccount view={view} holder={name} />
                  ) : capabilities.includes("withdrawPassword") ? (
                    <>
                      <p className="card centre-card">{t("accounts.needs_password")}</p>
                      <Suspense>{children}</Suspense>
                    </>
                  ) : (
                    <div className="card centre-card">
                      <p>{t("bank.how")}</p>
                      <AskService service={service} />
                    </div>
                  )
                }
              </QueryBoundary>
            ) : (
              <p className="card centre-card">{t("accounts.full", { count: most })}</p>
            )}
          </div>
        )}
      </QueryBoundary>
    </>
  );
}

function Elsewhere({ service }: CentrePageProps) {
  const t = useWords(restWords);
  return (
    <>
      <QueryBoundary of={useLayout()}>
        {({ mustBindBankAccount }) => (
          <div className="card centre-card">
            <p>{t(mustBindBankAccount ? "bank.required" : "bank.not_required")}</p>
            <p className="muted">{t("bank.how")}</p>
          </div>
        )}
      </QueryBoundary>
      <AskService service={service} />
    </>
  );
}

interface Props {
  view: AccountsView;
  /** The name in the profile; '' if there is none. */
  holder: string;
}

function NewAccount({ view, holder }: Props) {
  const { t, format } = useUserMessage(restWords);
  const title = useId();
  const { form, isSending, submit } = useNewAccount(view, holder);
  const errorOf = (name: keyof AccountValues) => {
    const error = form.errorOf(name);
    return error && format(error);
  };
  return (
    <section className="card new-bank-account" aria-labelledby={title}>
      <h2 id={title}>{t("accounts.add")}</h2>
      <form {...form.form({ onSubmit: submit, busy: isSending })} className="field-grid">
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
