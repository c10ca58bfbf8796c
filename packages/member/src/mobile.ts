export { AccountOutline, AccountWidget } from "./account-widget/account-widget.mobile.tsx";
export { LoginDialog } from "./login/login-dialog.tsx";
