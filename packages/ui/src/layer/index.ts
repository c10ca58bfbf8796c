export { bandAround } from "./band-around.ts";
export type { Band } from "./layers.ts";
export { useLayer } from "./use-layer.ts";
