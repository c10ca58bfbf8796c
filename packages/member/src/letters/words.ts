import { catalogue } from "@naluma/i18n";
import type en from "./locales/en_US.json";

/** Words of the letters; they come with their page and with the badge. */
export const letterWords = catalogue<typeof en>(
  "member-letters",
  import.meta.glob("./locales/*.json", { query: "?words", import: "default" }),
);
