import {
  AgentPage,
  BankAccountPage,
  DepositPage,
  FastPaymentPage,
  InfoPage,
  WalletPage,
} from "@naluma/member/centre";
import { useProviderName } from "@naluma/lobby";
import { WalletPanel } from "@naluma/wallet";
import { useCustomerService } from "../site-detail/use-customer-service.ts";

export type CentrePageName = "wallet" | "info" | "bank" | "deposit" | "agent" | "fast-payment";

/** What stands in the frame. */
export function CentrePage({ page }: { page: CentrePageName }) {
  const service = useCustomerService();
  const providerName = useProviderName();
  switch (page) {
    case "wallet":
      return (
        <WalletPage>
          <WalletPanel providerName={providerName} way="get-back" />
        </WalletPage>
      );
    case "info":
      return <InfoPage service={service} />;
    case "bank":
      return <BankAccountPage service={service} />;
    case "deposit":
      return <DepositPage service={service} />;
    case "agent":
      return <AgentPage service={service} />;
    case "fast-payment":
      return <FastPaymentPage service={service} />;
  }
}
