import { catalogue, type MessageIdOf } from "@naluma/i18n";
import type { UserMessage } from "@naluma/i18n/user-message";
import type en from "./locales/en_US.json";

/** They come with the card, not with the first page. */
export const withdrawWords = catalogue<typeof en>(
  "withdraw-password",
  import.meta.glob("./locales/*.json", { query: "?words", import: "default" }),
);

export type WithdrawMessage = UserMessage<MessageIdOf<typeof withdrawWords>>;
