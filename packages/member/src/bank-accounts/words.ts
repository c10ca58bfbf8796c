import { catalogue, type MessageIdOf } from "@naluma/i18n";
import type { UserMessage } from "@naluma/i18n/user-message";
import type en from "./locales/en_US.json";

/** Words of the bank accounts: they come with their page. */
export const accountWords = catalogue<typeof en>(
  "bank-accounts",
  import.meta.glob("./locales/*.json", { query: "?words", import: "default" }),
);

export type AccountMessage = UserMessage<MessageIdOf<typeof accountWords>>;
