export type { Connect, Proof } from "./address-login.ts";
export { finishLogin } from "../login/open-login.ts";
export { logInByAddress } from "./log-in-by-address.ts";
export { proofOfAnswer } from "./answer.ts";
export {
  outsideOf,
  signInWithCredentials,
  type Outside,
  type SignInPage,
} from "./sign-in-with-credentials.ts";
