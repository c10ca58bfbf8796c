import { catalogue } from "@naluma/i18n";
import type en from "./locales/en_US.json";

/** Words of friend rewards: they come with the pages that show them. */
export const friendWords = catalogue<typeof en>(
  "friend-rewards",
  import.meta.glob("./locales/*.json", { query: "?words", import: "default" }),
);
