import { catalogue } from "@naluma/i18n";
import type en from "./locales/en_US.json";

/** Labels of the registration: they come with its first opening, not with the first page. */
export const words = catalogue<typeof en>(
  "register",
  import.meta.glob("./locales/*.json", { query: "?words", import: "default" }),
);
