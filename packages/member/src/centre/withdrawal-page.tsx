import { useWords } from "@naluma/i18n/react";
import { useSite } from "@naluma/site/use-site";
import { Suspense, type ReactNode } from "react";
import { restWords } from "../words.rest.ts";
import { AskService, CentrePart, type CentrePageProps } from "./centre-part.tsx";
import { isWithdrawalOffered } from "./member-links.ts";

interface WithdrawalPageProps extends CentrePageProps {
  /** The withdrawal password, from another feature. */
  children?: ReactNode;
}

/** /user/Withdrawal: play money cannot be withdrawn, and the contract has no call for any other withdrawal. */
export function WithdrawalPage({ service, children }: WithdrawalPageProps) {
  const t = useWords(restWords);
  const { settings } = useSite();
  return (
    <CentrePart title="centre.withdrawal">
      <div className="mc-2">
        <div className="card mc-t">
          <p>{t(isWithdrawalOffered(settings) ? "withdrawal.play_money" : "withdrawal.none")}</p>
          <AskService service={service} />
        </div>
        <Suspense>{children}</Suspense>
      </div>
    </CentrePart>
  );
}
