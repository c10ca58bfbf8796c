export {
  addressOf,
  agentHeading,
  agentMenu,
  agentTitle,
  titleOf,
  type AgentPageName,
} from "../agent-centre/agent-menu.ts";
export { AnnouncementsPage, WalletPage } from "./centre-pages.tsx";
export { BankAccountPage } from "../bank-accounts/bank-account-page.tsx";
export { DepositPage, FastPaymentPage, WithdrawalPage } from "./payment-pages.tsx";
export { FriendRewardsPage, FriendSearchPage } from "../friend-rewards/friend-pages.tsx";
export { InvitePage } from "../friend-rewards/invite-page.tsx";
export { useRecommend } from "../rights/use-rights.ts";
export { InfoPage } from "./info-page.tsx";
export {
  Card,
  CentrePart,
  MemberBadge,
  OperatorPage,
  TargetLink,
  type CentrePageProps,
} from "./centre-part.tsx";
export { depositTarget, memberPaths } from "./member-links.ts";
export {
  agentTarget,
  depositLabel,
  memberPageName,
  menuGroups,
  pageTarget,
  type MemberPath,
  type MenuItem,
} from "./menu.ts";
export type { LetterText } from "../letters/letter-reader.tsx";
export { LettersPage } from "../letters/letters-page.tsx";
export { useLayout } from "../layout/use-layout.ts";
export { useProfile } from "../layout/use-profile.ts";
export { PlayLimitsPage } from "../play-limits/play-limits.tsx";
