import { catalogue } from "@naluma/i18n";
import type en from "./locales/en_US.json";

/** Words of the search and of what is known of a game: they come with the first search, not with the first page. */
export const searchWords = catalogue<typeof en>(
  "lobby-search",
  import.meta.glob("./locales/*.json", { query: "?words", import: "default" }),
);
