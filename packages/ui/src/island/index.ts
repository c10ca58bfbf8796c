export { codeLost, fetchCode } from "./fetch-code.ts";
export { holdPress } from "./held-press.ts";
export { Island, type IslandProps } from "./island.tsx";
export { lazyPart } from "./lazy-part.tsx";
export { loadWithRetry } from "./load-with-retry.ts";
