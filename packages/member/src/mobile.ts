export { MemberCorner } from "./corner/member-corner.mobile.tsx";
export { LoginDialog } from "./login/login-dialog.tsx";
