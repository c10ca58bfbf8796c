import type { Locale } from "@naluma/site/locale";
import { i18nFor, keyOf, type Catalogue } from "./catalogue.ts";

/** Translates outside React (the transport's messages, page titles). The catalogue must be loaded. */
export const translate = <Ids extends string>(
  words: Catalogue<Ids>,
  locale: Locale,
  id: Ids,
  values: Readonly<Record<string, string | number>> = {},
): string => i18nFor(locale)._(keyOf(words.name, id), values);
