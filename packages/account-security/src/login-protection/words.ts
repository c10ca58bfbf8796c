import { catalogue, type MessageIdOf } from "@naluma/i18n";
import type { UserMessage as MessageOf } from "@naluma/i18n/user-message";
import type en from "./locales/en_US.json";

/** They come with the card of login protection, or with a login that it guards. */
export const words = catalogue<typeof en>(
  "login-protection",
  import.meta.glob("./locales/*.json", { query: "?words", import: "default" }),
);

export type UserMessage = MessageOf<MessageIdOf<typeof words>>;
