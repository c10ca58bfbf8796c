import type { Locale } from "@naluma/site/locale";
import type { Catalogue } from "./catalogue.ts";
import { speak, type Values } from "./speak.ts";

/** Words outside React (the transport's messages, page titles). The catalogue must be loaded. */
export const translate = <Ids extends string>(
  words: Catalogue<Ids>,
  locale: Locale,
  id: Ids,
  values: Values = {},
): string => speak(locale, words.message(locale, id) ?? id, values);
