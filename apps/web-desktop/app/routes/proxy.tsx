export { AgentPage as default } from "@naluma/shell/desktop";
