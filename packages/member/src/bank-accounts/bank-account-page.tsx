import { useWords } from "@naluma/i18n/react";
import { useSite } from "@naluma/site/use-site";
import { Suspense, type ReactNode } from "react";
import {
  AskService,
  CentrePart,
  QueryBoundary,
  type CentrePageProps,
} from "../centre/centre-part.tsx";
import { useProfile } from "../centre/use-profile.ts";
import { useLayout } from "../layout/use-layout.ts";
import { useSession } from "../use-session.ts";
import { restWords } from "../words.rest.ts";
import { AccountList } from "./account-list.tsx";
import { NewAccount } from "./new-account.tsx";
import { useBankAccounts } from "./use-bank-accounts.ts";

interface BankAccountPageProps extends CentrePageProps {
  /** The form that sets a withdrawal password, from another feature. No account can be added without one. */
  children?: ReactNode;
}

/**
 * /user/BindAccount: the member's bank accounts. Only a sandbox has calls for them, and only a site with
 * play money runs on one. Elsewhere the page says whether an account is required and who can add it.
 */
export function BankAccountPage({ service, children }: BankAccountPageProps) {
  const who = useSession();
  const { playMoney } = useSite().settings;
  const isOffered = playMoney && who.role === "member" && !who.demo;
  return (
    <CentrePart title="centre.bank">
      {isOffered ? <Accounts>{children}</Accounts> : <Elsewhere service={service} />}
    </CentrePart>
  );
}

function Accounts({ children }: { children: ReactNode }) {
  const t = useWords(restWords);
  const view = useBankAccounts();
  const profile = useProfile();
  return (
    <>
      <QueryBoundary of={useLayout()} room={null}>
        {({ mustBindBankAccount }) =>
          mustBindBankAccount && <p className="card mc-t">{t("bank.required_play")}</p>
        }
      </QueryBoundary>
      <output className="ba-o">{view.done && t(view.done)}</output>
      <QueryBoundary of={view.read}>
        {({ accounts, most }) => (
          <div className="mc-2">
            <AccountList view={view} accounts={accounts} />
            {accounts.length < most ? (
              <QueryBoundary of={profile}>
                {({ hasWithdrawPassword, name }) =>
                  hasWithdrawPassword ? (
                    <NewAccount view={view} holder={name} />
                  ) : (
                    <>
                      <p className="card mc-t">{t("accounts.needs_password")}</p>
                      <Suspense>{children}</Suspense>
                    </>
                  )
                }
              </QueryBoundary>
            ) : (
              <p className="card mc-t">{t("accounts.full", { count: most })}</p>
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
          <div className="card mc-t">
            <p>{t(mustBindBankAccount ? "bank.required" : "bank.not_required")}</p>
            <p className="muted">{t("bank.how")}</p>
          </div>
        )}
      </QueryBoundary>
      <AskService service={service} />
    </>
  );
}
