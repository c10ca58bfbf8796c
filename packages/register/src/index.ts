export { openRegister } from "./open-register.ts";
