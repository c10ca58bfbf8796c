export { useCopy } from "./use-copy.ts";
