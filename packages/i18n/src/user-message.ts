import type { Locale } from "@naluma/site/locale";
import type { Catalogue } from "./catalogue.ts";
import { translate } from "./translate.ts";

/** A message to the player: a package's message id, or a text from the server. */
export type UserMessage<Ids extends string> =
  | { readonly id: Ids; readonly values?: Readonly<Record<string, string | number>> }
  | { readonly text: string };

/** Its text, as soon as the package's words are here: for where no component is. */
export async function textOf<Ids extends string>(
  words: Catalogue<Ids>,
  locale: Locale,
  message: UserMessage<Ids>,
): Promise<string> {
  if ("text" in message) return message.text;
  await words.load(locale);
  return translate(words, locale, message.id, message.values);
}
