export { landOn } from "./land-on.ts";
export { useFocusReturn } from "./use-focus-return.ts";
