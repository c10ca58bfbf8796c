export { MemberCorner } from "./corner/member-corner.desktop.tsx";
export { LoginDialog } from "./login/login-dialog.tsx";
