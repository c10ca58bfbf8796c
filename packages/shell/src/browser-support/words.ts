import { catalogue } from "@naluma/i18n";
import type en from "./locales/en_US.json";

/** They come with the warning, which few browsers need. */
export const words = catalogue<typeof en>(
  "browser-support",
  import.meta.glob("./locales/*.json", { query: "?words", import: "default" }),
);
