export { Dialogs } from "./layout/dialogs.desktop.tsx";
export { HomePage } from "./pages/home.desktop.tsx";
export { LobbyLayout } from "./layout/lobby-layout.desktop.tsx";
export {
  AgentPage,
  BankAccountPage,
  DepositPage,
  FastPaymentPage,
  InfoPage,
  UserPage,
} from "./pages/member-pages.desktop.tsx";
export { PlayPage } from "./pages/play.desktop.tsx";
