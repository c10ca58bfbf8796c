import { useWords } from "@naluma/i18n/react";
import { CentrePart, centreWords, type CentrePageProps } from "@naluma/member/centre";
import { Records } from "@naluma/wallet/records";

interface Props extends CentrePageProps {
  of: "all" | "payments";
  title: "centre.transactions" | "centre.dw_records";
}

/** What the wallet's records say, on a page of the member centre. */
export function MoneyRecords({ of, title, service }: Props) {
  const t = useWords(centreWords);
  return (
    <CentrePart title={title}>
      <Records of={of} service={service} serviceLabel={t("centre.service")} />
    </CentrePart>
  );
}
