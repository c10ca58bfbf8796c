import { catalogue } from "@naluma/i18n";
import type en from "./locales/en_US.json";

/** They come with the question about tracking: words of a `src/words.ts` would come with the first page. */
export const words = catalogue<typeof en>(
  "tracking",
  import.meta.glob("./locales/*.json", { query: "?words", import: "default" }),
);
