import { catalogue } from "@naluma/i18n";
import type en from "./locales/en_US.json";

/** They come with the form, not with the first page. */
export const words = catalogue<typeof en>(
  "change-password",
  import.meta.glob("./locales/*.json", { query: "?words", import: "default" }),
);
