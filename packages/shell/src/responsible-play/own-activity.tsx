import { useWords } from "@naluma/i18n/react";
import { ActivityStatement } from "@naluma/member/activity";
import { CentrePart, type CentrePageProps } from "@naluma/member/centre";
import { restWords as memberWords } from "@naluma/member/rest-words";
import { useWalletService } from "@naluma/wallet";
import { useAtomValue } from "jotai";

/** The member's activity on a page of the centre; who hides amounts hides these. */
export function OwnActivity({ service }: CentrePageProps) {
  const t = useWords(memberWords);
  const hidden = !useAtomValue(useWalletService().eye.openAtom);
  return (
    <CentrePart title="centre.activity">
      <ActivityStatement hidden={hidden} service={service} serviceLabel={t("centre.service")} />
    </CentrePart>
  );
}
