import { catalogue } from "@naluma/i18n";
import type en from "./locales/en_US.json";

/** Words of the opened wallet: they come with it, not with the first page. */
export const panelWords = catalogue<typeof en>(
  "wallet-panel",
  import.meta.glob("./locales/*.json", { query: "?words", import: "default" }),
);
