export { DepositPage as default } from "@naluma/shell/mobile";
