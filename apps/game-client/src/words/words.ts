import type { EngineName } from "@naluma/game-engines/engine";
import { wordFiles } from "@naluma/site/word-files";
import type { LocalizedWords } from "@naluma/site/word-files";
import blackjack from "../blackjack/words/en_US.json" with { type: "json" };
import crash from "../crash/words/en_US.json" with { type: "json" };
import keno from "../keno/words/en_US.json" with { type: "json" };
import match from "../match/words/en_US.json" with { type: "json" };
import race from "../race/words/en_US.json" with { type: "json" };
import slot from "../slot/words/en_US.json" with { type: "json" };
import wheel from "../wheel/words/en_US.json" with { type: "json" };
import en from "./en_US.json" with { type: "json" };

const ofSlots = wordFiles(new URL("../slot/words/", import.meta.url), slot);

/**
 * Words of one game, in a folder beside its view. A page gets those of its own game alone. One of them may replace
 * a word of every page under the same id: `spin` is the label of the button that begins a round.
 */
const ofGames = {
  crash: wordFiles(new URL("../crash/words/", import.meta.url), crash),
  blackjack: wordFiles(new URL("../blackjack/words/", import.meta.url), blackjack),
  wheel: wordFiles(new URL("../wheel/words/", import.meta.url), wheel),
  race: wordFiles(new URL("../race/words/", import.meta.url), race),
  keno: wordFiles(new URL("../keno/words/", import.meta.url), keno),
  match: wordFiles(new URL("../match/words/", import.meta.url), match),
  slot: ofSlots,
  "slot-free-games": ofSlots,
  "slot-cascade": ofSlots,
  "slot-three": ofSlots,
  "slot-wilds": ofSlots,
} satisfies WordsOfGames;

type WordsOfGames = Partial<Record<EngineName, (locale: string) => LocalizedWords<string>>>;
type WordOfGame = {
  [Name in keyof typeof ofGames]: (typeof ofGames)[Name] extends (
    locale: string,
  ) => LocalizedWords<infer Id>
    ? Id
    : never;
}[keyof typeof ofGames];

export type PageWord = keyof typeof en;
/** Everything that the page of a game may say. */
export type GameWord = PageWord | WordOfGame;
export type PageWords = Readonly<Record<PageWord, string>>;

/** The page's words in the language that the launch carries. */
export const wordsIn = wordFiles(new URL("./", import.meta.url), en);

/** The same with the words of an engine over them. */
export function wordsOf(engine: EngineName, asked: string): LocalizedWords<PageWord> {
  const games: WordsOfGames = ofGames;
  const { words, locale } = wordsIn(asked);
  return { words: { ...words, ...games[engine]?.(asked).words }, locale };
}
