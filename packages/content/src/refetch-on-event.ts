import { keys } from "./keys.ts";

/** What this package hears of real time: each event makes old what lies under its key. */
export const refetchOnEvent = {
  "carousel_picture.url": keys.banners,
  "content.changed": keys.all,
  "model_sponsor.url": keys.sponsors,
  "model_login.url": keys.loginWords,
} as const;
