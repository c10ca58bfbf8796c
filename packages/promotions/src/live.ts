/** What comes after the first paint, for members. */
export { PromotionFloats } from "./promotion-floats.tsx";
export { PromotionDialogs } from "./promotion-dialogs.tsx";
