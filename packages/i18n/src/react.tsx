import { I18nProvider, useLingui } from "@lingui/react";
import type { Locale } from "@naluma/site/locale";
import { type ReactNode, useCallback, use } from "react";
import { type Catalogue, i18nFor, keyOf, localeOf } from "./catalogue.ts";
import type { UserMessage } from "./user-message.ts";

export function Language({ locale, children }: { locale: Locale; children: ReactNode }) {
  return <I18nProvider i18n={i18nFor(locale)}>{children}</I18nProvider>;
}

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

interface UserMessages<Ids extends string> {
  readonly t: Translate<Ids>;
  format(message: UserMessage<Ids>): string;
}

export function useUserMessage<Ids extends string>(words: Catalogue<Ids>): UserMessages<Ids> {
  const t = useWords(words);
  return {
    t,
    format: (message) => ("text" in message ? message.text : t(message.id, message.values)),
  };
}
