export { BankAccountPage as default } from "@naluma/shell/mobile";
