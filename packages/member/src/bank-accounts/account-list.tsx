import { useUserMessage, useWords } from "@naluma/i18n/react";
import { useSite } from "@naluma/site/use-site";
import { Button } from "@naluma/ui/button";
import { Dialog } from "@naluma/ui/dialog";
import { Empty } from "@naluma/ui/empty";
import { ErrorNotice } from "@naluma/ui/error-notice";
import { PinField } from "@naluma/ui/field";
import { BankIcon } from "@naluma/ui/icon";
import { useState } from "react";
import { restWords } from "../words.rest.ts";
import { accountLabel, withdrawDigits, type BankAccount } from "./bank-account.ts";
import { useChange, type AccountsView, type Change } from "./use-bank-accounts.ts";

interface Props {
  view: AccountsView;
  accounts: readonly BankAccount[];
}

/** The accounts and the actions on each; both actions need the withdrawal password. */
export function AccountList({ view, accounts }: Props) {
  const t = useWords(restWords);
  const [change, setChange] = useState<Change>();
  return (
    <>
      {accounts.length === 0 ? (
        <div className="card centre-card">
          <Empty title={t("accounts.none")} text={t("accounts.none_text")} />
        </div>
      ) : (
        <ul className="card bank-accounts" aria-label={t("accounts.list")}>
          {accounts.map((account) => (
            <li key={account.id}>
              <div>
                <b translate="no">{account.bank}</b>
                {account.isDefault && (
                  <span className="bank-account-default">{t("accounts.default")}</span>
                )}
                <p className="number" translate="no">
                  {account.number}
                </p>
                <p className="dim small" translate="no">
                  {account.holder}
                </p>
              </div>
              {!account.isDefault && (
                <Button
                  look="text"
                  size="s"
                  aria-label={t("accounts.default_named", { account: accountLabel(account) })}
                  onClick={() => setChange({ to: "default", account })}
                >
                  {t("accounts.make_default")}
                </Button>
              )}
              <Button
                look="text"
                size="s"
                aria-label={t("accounts.remove_named", { account: accountLabel(account) })}
                onClick={() => setChange({ to: "removed", account })}
              >
                {t("accounts.remove")}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {change && <ConfirmChange view={view} change={change} onClose={() => setChange(undefined)} />}
    </>
  );
}

interface ConfirmChangeProps {
  view: AccountsView;
  change: Change;
  onClose: () => void;
}

const titles = { default: "accounts.default_named", removed: "accounts.remove_named" } as const;
const actions = { default: "accounts.make_default", removed: "accounts.remove" } as const;

/** Requires the withdrawal password to make an account the default or to remove it. */
function ConfirmChange({ view, change, onClose }: ConfirmChangeProps) {
  const { t, format } = useUserMessage(restWords);
  const { template } = useSite();
  const { form, isSending, submit } = useChange(view, change, onClose);
  const error = form.errorOf("password");
  return (
    <Dialog
      open
      onClose={onClose}
      as={template === "desktop" ? "modal" : "sheet"}
      width="narrow"
      title={t(titles[change.to], { account: accountLabel(change.account) })}
      sign={
        <span className="icon-disc disc-accent">
          <BankIcon />
        </span>
      }
    >
      <form {...form.form({ onSubmit: submit, busy: isSending })} className="field-grid">
        <p>{t("accounts.confirm_text")}</p>
        {form.formError && <ErrorNotice text={format(form.formError)} />}
        <PinField
          label={t("accounts.password")}
          hint={t("accounts.digits")}
          length={withdrawDigits}
          masked
          value={form.values.password}
          onValue={(digits) => form.change("password", digits)}
          onBlur={() => form.leave("password")}
          error={error && format(error)}
        />
        <Button type="submit" look="primary" block busy={isSending}>
          {t(actions[change.to])}
        </Button>
        <Button look="text" block onClick={onClose}>
          {t("accounts.cancel")}
        </Button>
      </form>
    </Dialog>
  );
}
