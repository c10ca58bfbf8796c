import { useWords } from "@naluma/i18n/react";
import { useSite } from "@naluma/site/use-site";
import { useLayout } from "../layout/use-layout.ts";
import { CentrePart, QueryBoundary, AskService, type CentrePageProps } from "./centre-part.tsx";
import { centreWords } from "./words.ts";

/** /user/BindAccount: whether a bank account is asked for, and who adds one. */
export function BankAccountPage({ service }: CentrePageProps) {
  const t = useWords(centreWords);
  const required = useSite().settings.playMoney ? "bank.required_play" : "bank.required";
  return (
    <CentrePart title="centre.bank">
      <QueryBoundary of={useLayout()}>
        {({ mustBindBankAccount }) => (
          <div className="card mc-t">
            <p>{t(mustBindBankAccount ? required : "bank.not_required")}</p>
            <p className="muted">{t("bank.how")}</p>
          </div>
        )}
      </QueryBoundary>
      <AskService service={service} />
    </CentrePart>
  );
}
