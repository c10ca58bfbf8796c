export { AgentPage } from "./agent-page.tsx";
export { BankAccountPage } from "./bank-account-page.tsx";
export { DepositPage } from "./deposit-page.tsx";
export { FastPaymentPage } from "./fast-payment-page.tsx";
export { InfoPage } from "./info-page.tsx";
export { MemberBadge } from "./member-badge.tsx";
export type { CentrePageProps } from "./centre-part.tsx";
export {
  agentPath,
  type MenuItem,
  menuItems,
  depositPath,
  isLinkHidden,
  memberPaths,
} from "./menu.ts";
export { useLayout } from "../layout/use-layout.ts";
export { WalletPage } from "./wallet-page.tsx";
export { centreWords } from "./words.ts";
