import { catalogue } from "@naluma/i18n";
import type en from "./locales/en_US.json";

/** Words of the ways into a member's pages and out of them: they come with the first opening. */
export const windowWords = catalogue<typeof en>(
  "windows",
  import.meta.glob("./locales/*.json", { query: "?words", import: "default" }),
);
