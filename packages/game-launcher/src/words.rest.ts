import { catalogue, type MessageIdOf } from "@naluma/i18n";
import type en from "./locales-rest/en_US.json";

/** Texts for views that open later; those of the first view are in `words.ts`. */
export const restWords = catalogue<typeof en>(
  "game-launcher-rest",
  import.meta.glob("./*.json", { base: "./locales-rest", query: "?words", import: "default" }),
);

export type RestMessageId = MessageIdOf<typeof restWords>;
