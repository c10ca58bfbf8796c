import { catalogue } from "@naluma/i18n";
import type en from "./locales/en_US.json";

export const words = catalogue<typeof en>(
  "member",
  import.meta.glob("./locales/*.json", { query: "?words", import: "default" }),
);
