export { Dialogs } from "./layout/dialogs.mobile.tsx";
export { HomePage } from "./pages/home.mobile.tsx";
export { LobbyLayout } from "./layout/lobby-layout.mobile.tsx";
export {
  AgentPage,
  BankAccountPage,
  DepositPage,
  FastPaymentPage,
  InfoPage,
  UserPage,
} from "./pages/member-pages.mobile.tsx";
export { PlayPage } from "./pages/play.mobile.tsx";
