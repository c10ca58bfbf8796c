import { catalogue } from "@naluma/i18n";
import type en from "./locales/en_US.json";

/** The line over a lobby that is shown without a network: written into it when it is kept. */
export const offlineWords = catalogue<typeof en>(
  "offline",
  import.meta.glob("./locales/*.json", { query: "?words", import: "default" }),
);
