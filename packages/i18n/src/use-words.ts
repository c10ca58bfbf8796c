import { useLingui } from "@lingui/react";
import type { Locale } from "@naluma/site/locale";
import { use, useCallback } from "react";
import { keyOf, localeOf, type Catalogue } from "./catalogue.ts";

export type Values = Readonly<Record<string, string | number>>;

/** Returns the text of a message id in the language of the page. */
export type Translate<Ids extends string> = (id: Ids, values?: Values) => string;

/** Suspends until the package's texts are loaded; never suspends for a language that already is. */
export function useWords<Ids extends string>(words: Catalogue<Ids>): Translate<Ids> {
  const { i18n } = useLingui();
  const locale = localeOf(i18n);
  use(words.load(locale));
  return useCallback(
    (id, values) => i18n._(keyOf(words.name, id), { ...values }),
    [i18n, words.name],
  );
}

export const useLocale = (): Locale => localeOf(useLingui().i18n);
