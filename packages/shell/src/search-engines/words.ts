import { catalogue } from "@naluma/i18n";
import type en from "./locales/en_US.json";

/** What search engines and link previews say of a page. Only servers print it: no browser loads these words. */
export const searchEngineWords = catalogue<typeof en>(
  "search-engines",
  import.meta.glob("./locales/*.json", { query: "?words", import: "default" }),
);
