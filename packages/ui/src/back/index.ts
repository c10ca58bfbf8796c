export { hearBackFirst } from "./hear-first.ts";
export { startBack, useBack } from "./use-back.ts";
