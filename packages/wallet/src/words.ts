import { catalogue } from "@naluma/i18n";
import type en from "./locales/en_US.json";

export const words = catalogue<typeof en>(
  "wallet",
  import.meta.glob("./locales/*.json", { query: "?words", import: "default" }),
);
