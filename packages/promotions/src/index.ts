export { promotionsQueryKeys } from "./query-keys.ts";
export { refetchOnEvent, refetchTermsOnEvent } from "./refetch-on-event.ts";
