import { useWords } from "@naluma/i18n/react";
import { CentrePart, Reading, ServiceLink, type CentrePageProps } from "./part.tsx";
import { useLayout } from "./use-centre.ts";
import { centreWords } from "./words.ts";

/** /user/BindAccount: whether a bank account is asked for, and who adds one. */
export function BankAccountPage({ service }: CentrePageProps) {
  const t = useWords(centreWords);
  return (
    <CentrePart title="centre.bank">
      <Reading of={useLayout()}>
        {({ mustBindBankAccount }) => (
          <div className="card mc-t">
            <p>{mustBindBankAccount ? t("bank.required") : t("bank.not_required")}</p>
            <p className="muted">{t("bank.how")}</p>
          </div>
        )}
      </Reading>
      <ServiceLink service={service} />
    </CentrePart>
  );
}
