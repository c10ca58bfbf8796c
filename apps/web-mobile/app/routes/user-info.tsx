export { InfoPage as default } from "@naluma/shell/mobile";
