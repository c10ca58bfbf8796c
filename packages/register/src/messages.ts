import type { MessageIdOf } from "@naluma/i18n";
import type { UserMessage } from "@naluma/i18n/user-message";
import { registerMessages } from "./messages/catalogue.ts";

export { registerMessages };

export type RegisterMessageId = MessageIdOf<typeof registerMessages>;

export type RegisterMessage = UserMessage<RegisterMessageId>;
