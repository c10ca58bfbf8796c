import { type I18n, type Messages, setupI18n } from "@lingui/core";
import { formatLocales } from "@naluma/site/formats";
import { defaultLocale, isLocale, type Locale } from "@naluma/site/locale";

/** The texts of one package, in the loaded language. `Ids` are its message ids. */
export interface Catalogue<Ids extends string = string> {
  readonly name: string;
  /** Loads the texts of a language, once. A language without a file falls back to English. */
  load(locale: Locale): Promise<void>;
  isLoaded(locale: Locale): boolean;
  /** Never called; only carries the ids for the compiler. */
  readonly ids?: Ids;
}

export type MessageIdOf<C> = C extends Catalogue<infer Ids> ? Ids : never;

type Loader = () => Promise<unknown>;

/** A host's build passes a function instead, which loads this package's texts in any language (`wordsTogether`). */
type Files = Readonly<Record<string, Loader>> | ((locale: Locale) => Promise<unknown>);

const languages = new Map<Locale, I18n>();

/** One immutable I18n per language: safe for concurrent renders on the server, without global state. */
export function i18nFor(locale: Locale): I18n {
  let i18n = languages.get(locale);
  if (!i18n) {
    // Lingui does not pass on number format options, so the locale tag makes counts use the same digits as amounts.
    const locales = formatLocales(locale).map((tag) => `${tag}-u-nu-latn`);
    i18n = setupI18n({ locale, locales, messages: { [locale]: {} } });
    languages.set(locale, i18n);
  }
  return i18n;
}

/** Ids of different packages never collide, because each is prefixed with its package's name. */
export const keyOf = (name: string, id: string): string => `${name}:${id}`;

/**
 * The texts of a package. `files` is the result of
 * `import.meta.glob("./*.json", { base: "./locales", query: "?words", import: "default" })`.
 */
export function catalogue<En extends Readonly<Record<string, string>>>(
  name: string,
  files: Files,
): Catalogue<Extract<keyof En, string>> {
  const loads = new Map<Locale, Promise<void>>();
  const loaded = new Set<Locale>();

  async function fetchWords(locale: Locale) {
    const words = await (typeof files === "function" ? files(locale) : fromFile(files, locale));
    i18nFor(locale).load(locale, underName(name, words));
    loaded.add(locale);
  }

  function fromFile(all: Readonly<Record<string, Loader>>, locale: Locale) {
    const file = all[`./${locale}.json`] ?? all[`./${defaultLocale}.json`];
    if (!file) throw new Error(`${name} has no words in ${locale} and none in ${defaultLocale}`);
    return file();
  }

  return {
    name,
    isLoaded: (locale) => loaded.has(locale),
    load(locale) {
      let load = loads.get(locale);
      if (!load) {
        const fetched = fetchWords(locale).then(
          // React's `use` reads these two properties, so it never suspends for texts that have loaded.
          () => void Object.assign(fetched, { status: "fulfilled", value: undefined }),
          (error: unknown) => {
            loads.delete(locale); // A network fault must not leave the page without texts for good.
            throw error;
          },
        );
        load = fetched;
        loads.set(locale, load);
      }
      return load;
    },
  };
}

function underName(name: string, words: unknown): Messages {
  const messages: Messages = {};
  if (typeof words !== "object" || words === null) return messages;
  for (const [id, message] of Object.entries(words)) messages[keyOf(name, id)] = message;
  return messages;
}

/** The language of an I18n that `i18nFor` made. */
export const localeOf = (i18n: I18n): Locale =>
  isLocale(i18n.locale) ? i18n.locale : defaultLocale;

/** Translates outside React (the transport's messages, page titles). The catalogue must be loaded. */
export const translate = <Ids extends string>(
  words: Catalogue<Ids>,
  locale: Locale,
  id: Ids,
  values: Readonly<Record<string, string | number>> = {},
): string => i18nFor(locale)._(keyOf(words.name, id), values);
