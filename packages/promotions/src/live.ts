/** Loaded after the first paint, for members only. */
export { PromotionFloats } from "./promotion-floats.tsx";
export { PromotionDialogs } from "./promotion-dialogs.tsx";
