export { UserPage as default } from "@naluma/shell/desktop";
