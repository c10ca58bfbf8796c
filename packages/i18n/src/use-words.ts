import { createContext, use, useCallback } from "react";
import { defaultLocale, type Locale } from "@naluma/site/locale";
import type { Catalogue } from "./catalogue.ts";
import type { Values } from "./speak.ts";
import { translate } from "./translate.ts";

export type { Values };

export const LocaleContext = createContext<Locale>(defaultLocale);

/** Words for a message id in the language on screen. */
export type Translate<Ids extends string> = (id: Ids, values?: Values) => string;

/** Suspends until the package's words are here; a loaded language never suspends. */
export function useWords<Ids extends string>(words: Catalogue<Ids>): Translate<Ids> {
  const locale = useLocale();
  use(words.load(locale));
  return useCallback((id, values) => translate(words, locale, id, values), [words, locale]);
}

export const useLocale = (): Locale => use(LocaleContext);
