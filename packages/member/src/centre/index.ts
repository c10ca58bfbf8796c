export {
  addressOf,
  agentHeading,
  agentMenu,
  agentTitle,
  titleOf,
  type AgentPageName,
} from "../agent-centre/agent-menu.ts";
export { AnnouncementsPage } from "./announcements-page.tsx";
export { BankAccountPage } from "../bank-accounts/bank-account-page.tsx";
export { DepositPage } from "./deposit-page.tsx";
export { FastPaymentPage } from "./fast-payment-page.tsx";
export { FriendRewardsPage } from "../friend-rewards/friend-rewards-page.tsx";
export { FriendSearchPage } from "../friend-rewards/friend-search-page.tsx";
export { InvitePage } from "../friend-rewards/invite-page.tsx";
export { useRecommend } from "../rights/use-rights.ts";
export { InfoPage } from "./info-page.tsx";
export { MemberBadge } from "./member-badge.tsx";
export { Card, CentrePart, type CentrePageProps } from "./centre-part.tsx";
export {
  agentPath,
  arePlayLimitsOffered,
  depositPath,
  isLinkHidden,
  memberPaths,
} from "./member-links.ts";
export {
  depositLabel,
  memberPageName,
  menuGroups,
  type MemberPath,
  type MenuItem,
} from "./menu.ts";
export type { LetterText } from "../letters/letter-text.tsx";
export { LettersPage } from "../letters/letters-page.tsx";
export { useLayout } from "../layout/use-layout.ts";
export { useProfile } from "./use-profile.ts";
export { PlayLimitsPage } from "./play-limits-page.tsx";
export { WalletPage } from "./wallet-page.tsx";
export { WithdrawalPage } from "./withdrawal-page.tsx";
