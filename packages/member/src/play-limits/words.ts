import { catalogue, type MessageIdOf } from "@naluma/i18n";
import type { UserMessage } from "@naluma/i18n/user-message";
import type en from "./locales/en_US.json";

/** Words of a member's limits: they come with their page. */
export const limitWords = catalogue<typeof en>(
  "play-limits",
  import.meta.glob("./locales/*.json", { query: "?words", import: "default" }),
);

export type LimitMessage = UserMessage<MessageIdOf<typeof limitWords>>;
