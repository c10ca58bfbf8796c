import { catalogue } from "@naluma/i18n";
import type en from "./locales/en_US.json";

export const words = catalogue<typeof en>(
  "shell",
  import.meta.glob("./*.json", { base: "./locales", query: "?words", import: "default" }),
);
