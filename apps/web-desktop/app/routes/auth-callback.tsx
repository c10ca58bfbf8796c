export { AuthCallbackPage as default } from "@naluma/shell";
