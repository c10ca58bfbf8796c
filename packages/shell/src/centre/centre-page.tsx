import { useProviderName } from "@naluma/lobby";
import {
  AgentPage,
  BankAccountPage,
  DepositPage,
  FastPaymentPage,
  InfoPage,
  WalletPage,
} from "@naluma/member/centre";
import type { PathWith } from "@naluma/site/pages";
import { WalletPanel } from "@naluma/wallet";
import { OwnPassword } from "../password/own-password.tsx";
import { useCustomerService } from "../site-detail/use-customer-service.ts";

/** The pages of a member, by their paths. */
export type MemberPath = PathWith<"guard", "auth">;

/** What stands in the frame. */
export function CentrePage({ path }: { path: MemberPath }) {
  const service = useCustomerService();
  const providerName = useProviderName();
  switch (path) {
    case "/user":
      return (
        <WalletPage>
          <WalletPanel providerName={providerName} way="get-back" />
        </WalletPage>
      );
    case "/user/Info":
      return (
        <InfoPage service={service}>
          <OwnPassword />
        </InfoPage>
      );
    case "/user/BindAccount":
      return <BankAccountPage service={service} />;
    case "/user/Deposit":
    case "/Deposit":
      return <DepositPage service={service} />;
    case "/proxy":
      return <AgentPage service={service} />;
    case "/fastPayment":
      return <FastPaymentPage service={service} />;
  }
}
