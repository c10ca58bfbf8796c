import { keys } from "./keys.ts";

/** The real-time events this package handles: each invalidates the queries under its key. */
export const refetchOnEvent = {
  "carousel_picture.url": keys.banners,
  "content.changed": keys.all,
  "model_sponsor.url": keys.sponsors,
  "model_login.url": keys.loginWords,
} as const;
