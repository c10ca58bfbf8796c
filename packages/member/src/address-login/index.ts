export { addressLoginRefusal, claimIn, proveClaim, type Connect } from "./address-login.ts";
export { addressLoginWords } from "./words.ts";
