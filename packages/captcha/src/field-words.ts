import { catalogue, type MessageIdOf } from "@naluma/i18n";
import type en from "./locales/en_US.json";

/** They come with the first form that has a captcha, not with the first page. */
export const fieldWords = catalogue<typeof en>(
  "captcha",
  import.meta.glob("./locales/*.json", { query: "?words", import: "default" }),
);

export type CaptchaMessage = MessageIdOf<typeof fieldWords>;
