import { catalogue } from "@naluma/i18n";
import type en from "./locales/en_US.json";

/** Words of the red envelope: they come with it. */
export const envelopeWords = catalogue<typeof en>(
  "promotions-envelope",
  import.meta.glob("./locales/*.json", { query: "?words", import: "default" }),
);
