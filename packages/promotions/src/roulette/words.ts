import { catalogue, type MessageIdOf } from "@naluma/i18n";
import type en from "./locales/en_US.json";

/** The roulette's words come with a member's promotions, not with the first page. */
export const rouletteWords = catalogue<typeof en>(
  "promotions-roulette",
  import.meta.glob("./locales/*.json", { query: "?words", import: "default" }),
);

export type RouletteMessage = MessageIdOf<typeof rouletteWords>;
