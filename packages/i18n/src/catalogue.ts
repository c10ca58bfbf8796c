import { defaultLocale, type Locale } from "@naluma/site/locale";
import type { Message } from "./speak.ts";

/** Words of one package, in the languages that are loaded. `Ids` are its message ids. */
export interface Catalogue<Ids extends string = string> {
  readonly name: string;
  /** Fetches the words of a language, once. A language without a file speaks English. */
  load(locale: Locale): Promise<void>;
  isLoaded(locale: Locale): boolean;
  /** Nothing when the language is not loaded or does not know the id. */
  message(locale: Locale, id: string): Message | undefined;
  /** Never called; carries the ids for the compiler. */
  readonly ids?: Ids;
}

export type MessageIdOf<C> = C extends Catalogue<infer Ids> ? Ids : never;

type Loader = () => Promise<unknown>;
type Words = Readonly<Record<string, Message>>;

/**
 * The words that a package brings. `files` is what
 * `import.meta.glob("./locales/*.json", { query: "?words", import: "default" })` gives.
 */
export function catalogue<En extends Readonly<Record<string, string>>>(
  name: string,
  files: Readonly<Record<string, Loader>>,
): Catalogue<Extract<keyof En, string>> {
  const loads = new Map<Locale, Promise<void>>();
  const loaded = new Map<Locale, Words>();

  async function fetchWords(locale: Locale) {
    const file = files[`./locales/${locale}.json`] ?? files[`./locales/${defaultLocale}.json`];
    if (!file) throw new Error(`${name} has no words in ${locale} and none in ${defaultLocale}`);
    const words = await file();
    loaded.set(locale, isWords(words) ? words : {});
  }

  return {
    name,
    isLoaded: (locale) => loaded.has(locale),
    message(locale, id) {
      const words = loaded.get(locale);
      return words && Object.hasOwn(words, id) ? words[id] : undefined;
    },
    load(locale) {
      let load = loads.get(locale);
      if (!load) {
        const fetched = fetchWords(locale).then(
          // React's `use` reads these two, and then never suspends for words that are here.
          () => void Object.assign(fetched, { status: "fulfilled", value: undefined }),
          (error: unknown) => {
            loads.delete(locale); // a network fault must not leave the page without words for good
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

/** The compiler of words writes nothing but messages. */
const isWords = (words: unknown): words is Words => typeof words === "object" && words !== null;
