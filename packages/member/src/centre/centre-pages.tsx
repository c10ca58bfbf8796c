import { useWords } from "@naluma/i18n/react";
import { useSite } from "@naluma/site/use-site";
import type { ReactNode } from "react";
import { useCashSurplus } from "../rights/use-rights.ts";
import { restWords } from "../words.rest.ts";
import { AskService, CentrePart, NamedLink, type CentrePageProps } from "./centre-part.tsx";
import { isLinkHidden } from "./member-links.ts";

interface WalletPageProps extends CentrePageProps {
  children: ReactNode;
}

/** /user: the first page of the member centre; `children` is the wallet. */
export function WalletPage({ service, children }: WalletPageProps) {
  return (
    <CentrePart title="centre.wallet">
      <div className="centre-columns">
        <div className="card wallet centre-wallet">{children}</div>
        <CashSurplus service={service} />
      </div>
    </CentrePart>
  );
}

/** Shown only while it is active (MEMBER-26); no call provides any details. */
function CashSurplus({ service }: CentrePageProps) {
  const t = useWords(restWords);
  if (!useCashSurplus()) return null;
  return (
    <div className="card centre-card">
      <h2>{t("surplus.title")}</h2>
      <p>{t("surplus.active")}</p>
      <AskService service={service} />
    </div>
  );
}

/** /user/Announcement; `children` is the operator's public announcements. */
export function AnnouncementsPage({ children }: { children: ReactNode }) {
  const t = useWords(restWords);
  const { settings } = useSite();
  return (
    <CentrePart title="centre.announcements">
      {children}
      {!isLinkHidden(settings, "announcement_bank") && (
        <NamedLink page="BindAccount">{t("bank.bind")}</NamedLink>
      )}
    </CentrePart>
  );
}
