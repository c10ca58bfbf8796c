import { catalogue } from "@naluma/i18n";
import type en from "./locales/en_US.json";

/** Words of the panel for language, currency and appearance: they come with its first opening. */
export const preferenceWords = catalogue<typeof en>(
  "preferences",
  import.meta.glob("./locales/*.json", { query: "?words", import: "default" }),
);
