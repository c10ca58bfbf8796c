import { AnnouncementBoard, excerptOf, OperatorText } from "@naluma/content/member-pages";
import { useProviderName } from "@naluma/lobby";
import { useMemberId } from "@naluma/member";
import {
  AnnouncementsPage,
  BankAccountPage,
  Card,
  DepositPage,
  FastPaymentPage,
  FriendRewardsPage,
  FriendSearchPage,
  InfoPage,
  InvitePage,
  LettersPage,
  PlayLimitsPage,
  WalletPage,
  WithdrawalPage,
  type LetterText,
  type MemberPath,
} from "@naluma/member/centre";
import { lazyView } from "@naluma/ui/lazy-view";
import { WalletPanel } from "@naluma/wallet";
import { OwnPassword } from "../password/own-password.tsx";
import { OwnWithdrawPassword } from "../password/own-withdraw-password.tsx";
import { MoneyRecords } from "../records/money-records.tsx";
import { OwnActivity } from "../responsible-play/own-activity.tsx";
import { OwnDevices } from "../security/own-devices.tsx";
import { OwnProtection } from "../security/own-protection.tsx";
import { useCustomerService } from "../site-detail/use-customer-service.ts";
import { PageOutline } from "./outline.tsx";

/** The member's letters are read as all that operators write. */
const letterText: LetterText = {
  view: (html, under) => <OperatorText html={html} under={under} />,
  excerpt: excerptOf,
};

/** Of few members: its tables and its code to scan come with its own pages. */
const AgentCentre = lazyView(() => import("@naluma/member/agent-centre"), {
  skeleton: PageOutline,
});

/** What stands in the frame. */
export function CentrePage({ path }: { path: MemberPath }) {
  const service = useCustomerService();
  const providerName = useProviderName();
  const memberId = useMemberId();
  switch (path) {
    case "/user":
      return (
        <WalletPage service={service}>
          <Card>
            <WalletPanel providerName={providerName} way="get-back" />
          </Card>
        </WalletPage>
      );
    case "/user/Info":
      return (
        <InfoPage service={service}>
          <Card>
            <OwnPassword />
          </Card>
          <Card>
            <OwnWithdrawPassword />
          </Card>
          <Card>
            <OwnProtection />
          </Card>
          <Card>
            <OwnDevices />
          </Card>
        </InfoPage>
      );
    case "/user/Announcement":
      return (
        <AnnouncementsPage>
          <AnnouncementBoard memberId={memberId} />
        </AnnouncementsPage>
      );
    case "/user/Letter":
      return <LettersPage text={letterText} service={service} />;
    case "/user/BindAccount":
      return (
        <BankAccountPage service={service}>
          <Card>
            <OwnWithdrawPassword />
          </Card>
        </BankAccountPage>
      );
    case "/user/Transaction":
      return <MoneyRecords of="all" title="centre.transactions" service={service} />;
    case "/user/DWRecord":
      return <MoneyRecords of="payments" title="centre.dw_records" service={service} />;
    case "/user/RecommendProject":
      return <InvitePage service={service} />;
    case "/user/RecommendRecord":
      return <FriendRewardsPage service={service} />;
    case "/user/RecommendMemberSearch":
      return <FriendSearchPage service={service} />;
    case "/user/Activity":
      return <OwnActivity service={service} />;
    case "/user/PlayLimits":
      return <PlayLimitsPage service={service} />;
    case "/user/Deposit":
    case "/Deposit":
      return <DepositPage service={service} />;
    case "/user/Withdrawal":
      return (
        <WithdrawalPage service={service}>
          <Card>
            <OwnWithdrawPassword />
          </Card>
        </WithdrawalPage>
      );
    case "/proxy":
      return <AgentCentre service={service} view={letterText.view} />;
    case "/fastPayment":
      return <FastPaymentPage service={service} />;
  }
}
