import { lazyView } from "@naluma/ui/later";
import { PageOutline } from "../centre/outline.tsx";
import type { CentrePageName } from "../centre/centre-page.tsx";
import { Guarded } from "../guards/guarded.tsx";

const Centre = lazyView(() => import("../centre/centre.desktop.tsx"), { skeleton: PageOutline });

const memberPage = (page: CentrePageName) =>
  function MemberPage() {
    return (
      <Guarded by="auth" outline={<PageOutline />}>
        <Centre page={page} />
      </Guarded>
    );
  };

export const UserPage = memberPage("wallet");
export const InfoPage = memberPage("info");
export const BankAccountPage = memberPage("bank");
export const DepositPage = memberPage("deposit");
export const AgentPage = memberPage("agent");
export const FastPaymentPage = memberPage("fast-payment");
