import { catalogue, type MessageIdOf } from "@naluma/i18n";
import type en from "./locales/en_US.json";

/** Words of the break reminder: they come when it is set, or when it is due. */
export const breakWords = catalogue<typeof en>(
  "breaks",
  import.meta.glob("./locales/*.json", { query: "?words", import: "default" }),
);

export type BreakMessage = MessageIdOf<typeof breakWords>;
