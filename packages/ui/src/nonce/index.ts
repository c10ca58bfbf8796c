export { setNonce } from "get-nonce";
