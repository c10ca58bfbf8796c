import { catalogue, type MessageIdOf } from "@naluma/i18n";
import type { UserMessage } from "@naluma/i18n/user-message";
import type en from "./locales/en_US.json";

/** Words of a new password, wherever one is set. */
export const passwordWords = catalogue<typeof en>(
  "new-password",
  import.meta.glob("./locales/*.json", { query: "?words", import: "default" }),
);

export type PasswordMessage = UserMessage<MessageIdOf<typeof passwordWords>>;
