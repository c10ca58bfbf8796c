export { AgentPage } from "./agent-page.tsx";
export { BankAccountPage } from "./bank-account-page.tsx";
export { DepositPage } from "./deposit-page.tsx";
export { FastPaymentPage } from "./fast-payment-page.tsx";
export { InfoPage } from "./info-page.tsx";
export { MemberSign } from "./member-sign.tsx";
export type { CentrePageProps } from "./part.tsx";
export {
  agentPath,
  type CentrePlace,
  centrePlaces,
  depositPath,
  isLinkHidden,
  memberPaths,
} from "./places.ts";
export { useLayout } from "./use-centre.ts";
export { WalletPage } from "./wallet-page.tsx";
export { centreWords } from "./words.ts";
