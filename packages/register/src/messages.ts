import { catalogue, type MessageIdOf } from "@naluma/i18n";
import type { UserMessage } from "@naluma/i18n/user-message";
import type en from "./messages/locales/en_US.json";

/** What a registration answers: rules of its fields, codes of the server, and what became of it. */
export const registerMessages = catalogue<typeof en>(
  "register-messages",
  import.meta.glob("./messages/locales/*.json", { query: "?words", import: "default" }),
);

export type RegisterMessageId = MessageIdOf<typeof registerMessages>;

export type RegisterMessage = UserMessage<RegisterMessageId>;
