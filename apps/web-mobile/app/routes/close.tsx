export { ClosePage as default } from "@naluma/shell";
