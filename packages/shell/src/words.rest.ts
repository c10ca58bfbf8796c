import { catalogue } from "@naluma/i18n";
import type en from "./locales-rest/en_US.json";

/** Texts of the parts that load later; those of the first view are in `words.ts`. */
export const restWords = catalogue<typeof en>(
  "shell-rest",
  import.meta.glob("./*.json", { base: "./locales-rest", query: "?words", import: "default" }),
);
