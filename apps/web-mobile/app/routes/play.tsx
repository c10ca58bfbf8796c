export { PlayPage as default } from "@naluma/shell/mobile";
