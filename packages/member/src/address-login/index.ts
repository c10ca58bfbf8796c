export {
  addressLoginRefusal,
  claimIn,
  proveClaim,
  proveEnc,
  type Connect,
  type Proof,
} from "./address-login.ts";
export { finishLogin } from "../login/finish-login.ts";
export { proofOfAnswer } from "./answer.ts";
export { askToSwitch, type Accounts } from "./ask-to-switch.ts";
