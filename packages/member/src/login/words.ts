import { catalogue, type MessageIdOf } from "@naluma/i18n";
import type { UserMessage } from "@naluma/i18n/user-message";
import type en from "./locales/en_US.json";

/** Words of the login: they come with its first opening, not with the first page. */
export const loginWords = catalogue<typeof en>(
  "login",
  import.meta.glob("./locales/*.json", { query: "?words", import: "default" }),
);

export type LoginMessage = UserMessage<MessageIdOf<typeof loginWords>>;
