export { FastPaymentPage as default } from "@naluma/shell/desktop";
