import { shellQueryKeys } from "./query-keys.ts";

/** The real-time events that the shell handles: each invalidates the queries under its key. */
export const refetchOnEvent = {
  customer_service_link_change: shellQueryKeys.siteDetails,
} as const;
