export { AccountOutline, AccountWidget } from "./account-widget/account-widget.desktop.tsx";
export { LoginDialog } from "./login/login-dialog.tsx";
