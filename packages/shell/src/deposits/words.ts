import { catalogue } from "@naluma/i18n";
import type en from "./locales/en_US.json";

/** They come with the first deposit, not with the first page. */
export const depositWords = catalogue<typeof en>(
  "deposits",
  import.meta.glob("./locales/*.json", { query: "?words", import: "default" }),
);
