import type { Locale } from "@naluma/site/locale";
import { type Catalogue, translate } from "./catalogue.ts";

/** A message to the player: one of a package's message ids, or text from the server. */
export type UserMessage<Ids extends string> =
  | { readonly id: Ids; readonly values?: Readonly<Record<string, string | number>> }
  | { readonly text: string };

/** The message's text, once the package's texts have loaded. For use outside components. */
export async function textOf<Ids extends string>(
  words: Catalogue<Ids>,
  locale: Locale,
  message: UserMessage<Ids>,
): Promise<string> {
  if ("text" in message) return message.text;
  await words.load(locale);
  return translate(words, locale, message.id, message.values);
}
