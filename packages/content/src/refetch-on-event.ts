import { contentQueryKeys } from "./query-keys.ts";

/** The real-time events this package handles: each invalidates the queries under its key. */
export const refetchOnEvent = {
  "carousel_picture.url": contentQueryKeys.banners,
  "content.changed": contentQueryKeys.all,
  "model_sponsor.url": contentQueryKeys.sponsors,
  "model_login.url": contentQueryKeys.loginWords,
} as const;
