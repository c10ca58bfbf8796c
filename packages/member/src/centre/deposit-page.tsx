import { useWords } from "@naluma/i18n/react";
import { useSite } from "@naluma/site/use-site";
import { buttonClass } from "@naluma/ui/button-class";
import { Dialog } from "@naluma/ui/dialog";
import { BankIcon } from "@naluma/ui/icon";
import { useState } from "react";
import { Link } from "react-router";
import { useLayout } from "../layout/use-layout.ts";
import { restWords } from "../words.rest.ts";
import { CentrePart, QueryBoundary, type CentrePageProps } from "./centre-part.tsx";
import { isLinkHidden, memberPaths } from "./member-links.ts";
import { depositLabel } from "./menu.ts";
import { PayIn } from "./pay-in.tsx";

/** /user/Deposit and /Deposit. A member who must verify a bank account first is redirected there with a message. */
export function DepositPage({ service }: CentrePageProps) {
  const { settings } = useSite();
  return (
    <CentrePart title={depositLabel(settings)}>
      <QueryBoundary of={useLayout()} room={null}>
        {({ mustBindBankAccount }) => mustBindBankAccount && <BankAccountPrompt />}
      </QueryBoundary>
      <PayIn service={service} />
    </CentrePart>
  );
}

/** Links to the bank account. It can be dismissed and is shown again on each visit. */
function BankAccountPrompt() {
  const t = useWords(restWords);
  const { settings, template } = useSite();
  const [isOpen, setIsOpen] = useState(true);
  const close = () => setIsOpen(false);
  return (
    <Dialog
      open={isOpen}
      onClose={close}
      as={template === "desktop" ? "modal" : "sheet"}
      width="narrow"
      title={t("centre.bank")}
      closeLabel={t("centre.close")}
      sign={
        <span className="round r-a">
          <BankIcon />
        </span>
      }
    >
      <div className="mc-t">
        <p>{t(settings.playMoney ? "bank.required_play" : "bank.required")}</p>
        {!isLinkHidden(settings, "BindAccount") && (
          <Link className={buttonClass({ look: "primary" })} to={memberPaths.bank} onClick={close}>
            {t("bank.bind")}
          </Link>
        )}
      </div>
    </Dialog>
  );
}
