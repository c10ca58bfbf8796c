export { AgentPage as default } from "@naluma/shell/mobile";
