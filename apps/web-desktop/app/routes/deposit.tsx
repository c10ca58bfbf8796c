export { DepositPage as default } from "@naluma/shell/desktop";
