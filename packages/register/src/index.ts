export { openRegister, type OpenedRegister } from "./open-register.ts";
export { RegisterDialog } from "./register-dialog.tsx";
