export { keys as promotionKeys } from "./keys.ts";
export { refetchOnEvent, refetchTermsOnEvent } from "./refetch-on-event.ts";
