import { catalogue } from "@naluma/i18n";
import type en from "./locales/en_US.json";

/** They come with the first welcome. */
export const words = catalogue<typeof en>(
  "welcome",
  import.meta.glob("./locales/*.json", { query: "?words", import: "default" }),
);
