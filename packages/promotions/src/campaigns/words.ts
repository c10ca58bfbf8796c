import { catalogue } from "@naluma/i18n";
import type en from "./locales/en_US.json";

/** Words of the terms and of the promotions page: they come with either, not with the first page. */
export const campaignWords = catalogue<typeof en>(
  "promotion-campaigns",
  import.meta.glob("./locales/*.json", { query: "?words", import: "default" }),
);
