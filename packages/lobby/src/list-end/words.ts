import { catalogue } from "@naluma/i18n";
import type en from "./locales/en_US.json";

/** Words of a long list: they come with it, not with the first page. */
export const listWords = catalogue<typeof en>(
  "lobby-list",
  import.meta.glob("./locales/*.json", { query: "?words", import: "default" }),
);
