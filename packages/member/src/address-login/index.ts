export { proofOfAnswer, type Connect, type Proof } from "./address-login.ts";
export { logInByAddress } from "./log-in-by-address.ts";
export {
  finishLogin,
  outsideOf,
  signInWithCredentials,
  type Outside,
  type SignInPage,
} from "./sign-in-with-credentials.ts";
