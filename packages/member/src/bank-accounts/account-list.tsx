import { useWords } from "@naluma/i18n/react";
import { Button } from "@naluma/ui/button";
import { Empty } from "@naluma/ui/empty";
import { useState } from "react";
import { restWords } from "../words.rest.ts";
import { accountLabel, type BankAccount } from "./bank-account.ts";
import { ConfirmChange } from "./confirm-change.tsx";
import type { AccountsView, Change } from "./use-bank-accounts.ts";

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
        <div className="card mc-t">
          <Empty title={t("accounts.none")} text={t("accounts.none_text")} />
        </div>
      ) : (
        <ul className="card ba" aria-label={t("accounts.list")}>
          {accounts.map((account) => (
            <li key={account.id}>
              <div>
                <b translate="no">{account.bank}</b>
                {account.isDefault && <span className="ba-d">{t("accounts.default")}</span>}
                <p className="num" translate="no">
                  {account.number}
                </p>
                <p className="dim sm" translate="no">
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
