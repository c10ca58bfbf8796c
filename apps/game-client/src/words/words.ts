import type { EngineName } from "@naluma/game-engines/engine";
import { wordFiles } from "@naluma/site/word-files";
import type { LocalizedWords } from "@naluma/site/word-files";
import baccarat from "../baccarat/words/en_US.json" with { type: "json" };
import bets from "../bets/words/en_US.json" with { type: "json" };
import blackjack from "../blackjack/words/en_US.json" with { type: "json" };
import cards from "../cards/words/en_US.json" with { type: "json" };
import crash from "../crash/words/en_US.json" with { type: "json" };
import keno from "../keno/words/en_US.json" with { type: "json" };
import match from "../match/words/en_US.json" with { type: "json" };
import race from "../race/words/en_US.json" with { type: "json" };
import roulette from "../roulette/words/en_US.json" with { type: "json" };
import { partsOf } from "../server/parts.ts";
import slot from "../slot/words/en_US.json" with { type: "json" };
import wheel from "../wheel/words/en_US.json" with { type: "json" };
import en from "./en_US.json" with { type: "json" };

const folder = (name: string): URL => new URL(`../${name}/words/`, import.meta.url);

/**
 * Texts of one game, or of something that games share, in a folder beside its view. A page gets only those of its own
 * game. They may override a text of every page under the same id: `spin` is the label of the button that begins a
 * round.
 */
const ofParts = {
  crash: wordFiles(folder("crash"), crash),
  blackjack: wordFiles(folder("blackjack"), blackjack),
  wheel: wordFiles(folder("wheel"), wheel),
  race: wordFiles(folder("race"), race),
  keno: wordFiles(folder("keno"), keno),
  match: wordFiles(folder("match"), match),
  slot: wordFiles(folder("slot"), slot),
  roulette: wordFiles(folder("roulette"), roulette),
  baccarat: wordFiles(folder("baccarat"), baccarat),
  bets: wordFiles(folder("bets"), bets),
  cards: wordFiles(folder("cards"), cards),
} satisfies WordsOfParts;

type Part = (typeof partsOf)[EngineName][number];
type WordsOfParts = Partial<Record<Part, (locale: string) => LocalizedWords<string>>>;
type WordOfPart = {
  [Name in keyof typeof ofParts]: (typeof ofParts)[Name] extends (
    locale: string,
  ) => LocalizedWords<infer Id>
    ? Id
    : never;
}[keyof typeof ofParts];

export type PageWord = keyof typeof en;
export type GameWord = PageWord | WordOfPart;
export type PageWords = Readonly<Record<PageWord, string>>;

export const wordsIn = wordFiles(new URL("./", import.meta.url), en);

/** The page's texts, overridden by those of an engine. */
export function wordsOf(engine: EngineName, asked: string): LocalizedWords<PageWord> {
  const parts: WordsOfParts = ofParts;
  const { words, locale } = wordsIn(asked);
  return {
    words: partsOf[engine].reduce(
      (all, part) => ({ ...all, ...parts[part]?.(asked).words }),
      words,
    ),
    locale,
  };
}
