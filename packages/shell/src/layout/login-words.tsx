export { LoginWords as default } from "@naluma/lobby";
