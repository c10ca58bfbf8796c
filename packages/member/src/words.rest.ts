import { catalogue, type MessageIdOf } from "@naluma/i18n";
import type { UserMessage } from "@naluma/i18n/user-message";
import type en from "./locales-rest/en_US.json";

/** The texts of views that open later; those of the first view are in `words.ts`. */
export const restWords = catalogue<typeof en>(
  "member-rest",
  import.meta.glob("./*.json", { base: "./locales-rest", query: "?words", import: "default" }),
);

export type RestMessageId = MessageIdOf<typeof restWords>;
export type RestMessage = UserMessage<RestMessageId>;
