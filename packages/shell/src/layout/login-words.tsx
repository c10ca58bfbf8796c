export { LoginWords as default } from "@naluma/content";
