import { ChangePasswordCard } from "@naluma/account-security/change-password";
import { DevicesCard } from "@naluma/account-security/devices";
import { ProtectionCard } from "@naluma/account-security/login-protection";
import { WithdrawPasswordCard } from "@naluma/account-security/withdraw-password";
import { AnnouncementBoard } from "@naluma/content/announcement-board";
import { excerptOf } from "@naluma/content/excerpt";
import { OperatorText } from "@naluma/content/operator-text";
import { useWords } from "@naluma/i18n/react";
import { useProviderName } from "@naluma/lobby";
import { useMemberId, useSession, memberQueryKeys } from "@naluma/member";
import { ActivityStatement } from "@naluma/member/activity";
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
  OperatorPage,
  memberPageName,
  PlayLimitsPage,
  WalletPage,
  WithdrawalPage,
  useProfile,
  CentrePart,
  type LetterText,
  type MemberPath,
  type CentrePageProps,
} from "@naluma/member/centre";
import { restWords as memberWords } from "@naluma/member/rest-words";
import { pageNameAt } from "@naluma/site/named-pages";
import { useSite } from "@naluma/site/use-site";
import { buttonClass } from "@naluma/ui/button-class";
import { CaretLeftIcon, XIcon } from "@naluma/ui/icon";
import { IconButton } from "@naluma/ui/icon-button";
import { lazyView } from "@naluma/ui/lazy-view";
import { WalletPanel, useWalletService } from "@naluma/wallet";
import { Records } from "@naluma/wallet/records";
import { useQueryClient } from "@tanstack/react-query";
import { useAtomValue } from "jotai";
import { useSearchParams, Link } from "react-router";
import { usePasswordDue } from "../dialogs/password/use-password-due.ts";
import { isPageWindow } from "../page/app/opened-windows.ts";
import { PageOutline } from "../page/routes/member-page.tsx";
import { useCustomerService } from "../page/site-detail/use-customer-service.ts";
import { restWords } from "../words.rest.ts";

/** Letters are rendered like all other texts from operators. */
const letterText: LetterText = {
  view: (html, under) => <OperatorText html={html} under={under} />,
  excerpt: excerptOf,
};

/** Few members are agents, so its tables and its QR code are loaded with its own pages. */
const AgentCentre = lazyView(() => import("@naluma/member/agent-centre"), {
  skeleton: PageOutline,
});

/** Deposits and the agent's pages depend on the member, and say themselves where the operator has them. */
const whole = (path: MemberPath) =>
  path === "/user/Deposit" || path === "/Deposit" || path === "/proxy"
    ? undefined
    : pageNameAt(path);

export function CentrePage({ path }: { path: MemberPath }) {
  const { settings } = useSite();
  const named = whole(path);
  if (named === undefined || settings.pages[named] === undefined) return <OwnPage path={path} />;
  return (
    <CentrePart title={memberPageName(path, settings)}>
      <OperatorPage page={named} instead={null} />
    </CentrePart>
  );
}

function OwnPage({ path }: { path: MemberPath }) {
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
            <MemberDevices />
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

/** The devices on which the member is logged in, on the page of personal details. A demo's test member has none. */
function MemberDevices() {
  const memberId = useMemberId();
  return memberId !== undefined && <DevicesCard memberId={memberId} />;
}

/**
 * The form for changing the member's password, on the page of personal details. A demo's test member has no password.
 */
function OwnPassword() {
  const { who, isDue, onChanged } = usePasswordDue();
  if (who === undefined || isDue === undefined) return null;
  return <ChangePasswordCard account={who.account} asksOld={!isDue} onChanged={onChanged} />;
}

/** The protection of the member's login, on the page of personal details. A demo's test member has no login. */
function OwnProtection() {
  const who = useSession();
  if (who.role === "visitor" || who.demo) return null;
  return <ProtectionCard memberId={who.memberId} account={who.account} />;
}

/** The member's withdraw password, once the profile says whether there is one. A demo's test member has none. */
function OwnWithdrawPassword() {
  const queryClient = useQueryClient();
  const { data } = useProfile();
  if (data === undefined) return null;
  return (
    <WithdrawPasswordCard
      hasPassword={data.hasWithdrawPassword}
      onChanged={() => void queryClient.invalidateQueries({ queryKey: memberQueryKeys.all })}
    />
  );
}

/** The member's activity on a page of the centre; its amounts are hidden when the member hides amounts. */
function OwnActivity({ service }: CentrePageProps) {
  const t = useWords(memberWords);
  const hidden = !useAtomValue(useWalletService().eye.openAtom);
  return (
    <CentrePart title="centre.activity">
      <ActivityStatement hidden={hidden} service={service} serviceLabel={t("centre.service")} />
    </CentrePart>
  );
}

interface MoneyRecordsProps extends CentrePageProps {
  of: "all" | "payments";
  title: "centre.transactions" | "centre.dw_records";
}

/** The wallet's records, on a page of the member centre. */
function MoneyRecords({ of, title, service }: MoneyRecordsProps) {
  const t = useWords(memberWords);
  const [search] = useSearchParams();
  return (
    <CentrePart title={title}>
      <Records
        of={of}
        list={search.get("list")}
        service={service}
        serviceLabel={t("centre.service")}
      />
    </CentrePart>
  );
}

/** Leaves a member's pages: a window opened for them closes, any other navigates to the lobby. */
export function CloseOrBack() {
  const t = useWords(restWords);
  if (isPageWindow(window))
    return (
      <IconButton
        className="centre-close"
        label={t("windows.close")}
        onClick={() => window.close()}
      >
        <XIcon />
      </IconButton>
    );
  return (
    <Link className={buttonClass({ look: "text", className: "centre-close" })} to="/">
      <CaretLeftIcon />
      {t("windows.home")}
    </Link>
  );
}
