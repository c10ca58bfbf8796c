import { catalogue } from "@naluma/i18n";
import type en from "./locales/en_US.json";

/** Words of the operator's pages: they come with the first of them, not with the first page. */
export const pageWords = catalogue<typeof en>(
  "content-pages",
  import.meta.glob("./locales/*.json", { query: "?words", import: "default" }),
);
