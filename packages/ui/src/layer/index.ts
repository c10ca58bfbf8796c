export { bandAround } from "./band-around.ts";
export { bandLayer, baseLayer, nextLayer, type Band } from "./layers.ts";
export { useLayer } from "./use-layer.ts";
