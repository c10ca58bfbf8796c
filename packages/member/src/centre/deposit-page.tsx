import { useWords } from "@naluma/i18n/react";
import { useSite } from "@naluma/site/use-site";
import { buttonClass } from "@naluma/ui/button";
import { Link } from "react-router";
import { useLayout } from "../layout/use-layout.ts";
import { CentrePart, QueryBoundary, type CentrePageProps } from "./centre-part.tsx";
import { isLinkHidden, memberPaths } from "./member-links.ts";
import { depositLabel } from "./menu.ts";
import { PayIn } from "./pay-in.tsx";
import { centreWords } from "./words.ts";

/**
 * /user/Deposit and /Deposit. A member who must first verify a bank account is sent there with a
 * message.
 */
export function DepositPage({ service }: CentrePageProps) {
  const t = useWords(centreWords);
  const { settings } = useSite();
  return (
    <CentrePart title={depositLabel(settings)}>
      <QueryBoundary of={useLayout()} room={null}>
        {({ mustBindBankAccount }) =>
          mustBindBankAccount && (
            <div className="card mc-t">
              <p>{t(settings.playMoney ? "bank.required_play" : "bank.required")}</p>
              {!isLinkHidden(settings, "BindAccount") && (
                <Link className={buttonClass({ look: "line" })} to={memberPaths.bank}>
                  {t("centre.bank")}
                </Link>
              )}
            </div>
          )
        }
      </QueryBoundary>
      <PayIn service={service} />
    </CentrePart>
  );
}
