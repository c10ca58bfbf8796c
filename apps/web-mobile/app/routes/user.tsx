export { UserPage as default } from "@naluma/shell/mobile";
