import { catalogue, type MessageIdOf } from "@naluma/i18n";
import type { UserMessage as MessageOf } from "@naluma/i18n/user-message";
import type en from "./locales/en_US.json";

/** They come with the dialog, not with the first page. */
export const words = catalogue<typeof en>(
  "transfer-verification",
  import.meta.glob("./locales/*.json", { query: "?words", import: "default" }),
);

export type UserMessage = MessageOf<MessageIdOf<typeof words>>;
