import { catalogue, type MessageIdOf } from "@naluma/i18n";
import type en from "./locales/en_US.json";

export const words = catalogue<typeof en>(
  "captcha",
  import.meta.glob("./locales/*.json", { query: "?words", import: "default" }),
);

export type CaptchaMessage = MessageIdOf<typeof words>;
