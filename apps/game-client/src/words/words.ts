import { wordFiles } from "@naluma/site/word-files";
import type { Spoken } from "@naluma/site/word-files";
import type { EngineName } from "@naluma/game-engines/engine";
import blackjack from "./blackjack/en_US.json" with { type: "json" };
import crash from "./crash/en_US.json" with { type: "json" };
import en from "./en_US.json" with { type: "json" };
import keno from "./keno/en_US.json" with { type: "json" };
import match from "./match/en_US.json" with { type: "json" };
import race from "./race/en_US.json" with { type: "json" };
import wheel from "./wheel/en_US.json" with { type: "json" };

/**
 * Words that the page gets for its engine alone, one engine a line, in a folder of its own:
 * `crash: wordFiles(new URL("./crash/", import.meta.url), crash)`. One of them under an id of the page stands in
 * for the page's own: `spin` is what the press that begins a round is called.
 */
const own = {
  crash: wordFiles(new URL("./crash/", import.meta.url), crash),
  blackjack: wordFiles(new URL("./blackjack/", import.meta.url), blackjack),
  wheel: wordFiles(new URL("./wheel/", import.meta.url), wheel),
  race: wordFiles(new URL("./race/", import.meta.url), race),
  keno: wordFiles(new URL("./keno/", import.meta.url), keno),
  match: wordFiles(new URL("./match/", import.meta.url), match),
} satisfies OwnWords;

type OwnWords = Partial<Record<EngineName, (locale: string) => Spoken<string>>>;
type Own = typeof own;
type OwnWord = {
  [Name in keyof Own]: Own[Name] extends (locale: string) => Spoken<infer Id> ? Id : never;
}[keyof Own];

export type PageWord = keyof typeof en;
/** Everything that the page of a game may say. */
export type GameWord = PageWord | OwnWord;
export type PageWords = Readonly<Record<PageWord, string>>;

/** The page's words in the language that the launch carries. */
export const wordsIn = wordFiles(new URL("./", import.meta.url), en);

/** The same with the words of an engine over them. */
export function wordsOf(engine: EngineName, asked: string): Spoken<PageWord> {
  const engines: OwnWords = own;
  const { words, locale } = wordsIn(asked);
  return { words: { ...words, ...engines[engine]?.(asked).words }, locale };
}
