import { catalogue } from "@naluma/i18n";
import type en from "./locales/en_US.json";

/** Words for a browser that keeps nothing: they come when it is found out. */
export const storageWords = catalogue<typeof en>(
  "storage",
  import.meta.glob("./locales/*.json", { query: "?words", import: "default" }),
);
