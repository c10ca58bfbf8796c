export {
  addressLoginRefusal,
  claimIn,
  proveClaim,
  proveEnc,
  type Connect,
  type Proof,
} from "./address-login.ts";
export { addressLoginWords } from "./words.ts";
