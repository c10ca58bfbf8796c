import { catalogue } from "@naluma/i18n";
import type en from "./locales/en_US.json";

/** Said once for a page whose parts cannot be had. */
export const awayWords = catalogue<typeof en>(
  "away",
  import.meta.glob("./locales/*.json", { query: "?words", import: "default" }),
);
