import { useWords } from "@naluma/i18n/react";
import { useSite } from "@naluma/site/use-site";
import { AskService, CentrePart, type CentrePageProps } from "./centre-part.tsx";
import { isWithdrawalOffered } from "./member-links.ts";
import { centreWords } from "./words.ts";

/** /user/Withdrawal: play money stays here; no call of the wire takes any other out. */
export function WithdrawalPage({ service }: CentrePageProps) {
  const t = useWords(centreWords);
  const { settings } = useSite();
  return (
    <CentrePart title="centre.withdrawal">
      <p className="card mc-t">
        {t(isWithdrawalOffered(settings) ? "withdrawal.play_money" : "withdrawal.none")}
      </p>
      <AskService service={service} />
    </CentrePart>
  );
}
