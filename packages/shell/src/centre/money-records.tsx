import { useWords } from "@naluma/i18n/react";
import { CentrePart, type CentrePageProps } from "@naluma/member/centre";
import { restWords as memberWords } from "@naluma/member/rest-words";
import { Records } from "@naluma/wallet/records";
import { useSearchParams } from "react-router";

interface Props extends CentrePageProps {
  of: "all" | "payments";
  title: "centre.transactions" | "centre.dw_records";
}

/** The wallet's records, on a page of the member centre. */
export function MoneyRecords({ of, title, service }: Props) {
  const t = useWords(memberWords);
  const [search] = useSearchParams();
  return (
    <CentrePart title={title}>
      <Records
        of={of}
        list={search.get("list")}
        service={service}
        serviceLabel={t("centre.service")}
      />
    </CentrePart>
  );
}
