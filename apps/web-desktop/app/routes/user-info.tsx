export { InfoPage as default } from "@naluma/shell/desktop";
