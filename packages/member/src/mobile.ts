export { MemberCorner } from "./corner/member-corner.mobile.tsx";
export { LoginDialog } from "./login/login-dialog.tsx";
export { WalletSheet } from "./wallet/wallet-on-demand.mobile.tsx";
