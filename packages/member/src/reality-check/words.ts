import { catalogue, type MessageIdOf } from "@naluma/i18n";
import type en from "./locales/en_US.json";

/** Words of the reality check and of the session: they come when somebody looks for them, or when one is due. */
export const checkWords = catalogue<typeof en>(
  "reality-check",
  import.meta.glob("./locales/*.json", { query: "?words", import: "default" }),
);

export type CheckMessage = MessageIdOf<typeof checkWords>;
