import type { Catalogue } from "./catalogue.ts";
import { useWords, type Translate } from "./use-words.ts";
import type { UserMessage } from "./user-message.ts";

interface UserMessages<Ids extends string> {
  readonly t: Translate<Ids>;
  /** The text of a message. */
  format(message: UserMessage<Ids>): string;
}

export function useUserMessage<Ids extends string>(words: Catalogue<Ids>): UserMessages<Ids> {
  const t = useWords(words);
  return {
    t,
    format: (message) => ("text" in message ? message.text : t(message.id, message.values)),
  };
}
