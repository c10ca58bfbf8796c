import type { Locale } from "@naluma/site/locale";
import type { Entry, ProviderWords } from "./entry.ts";
import { fold, hangulInitials } from "./fold.ts";

/** Alternative spellings of a name, used without a suitable keyboard or in a hurry. */
export type Spellings = (name: string) => readonly string[];

/** The alternative spellings of a language; their tables are loaded only for the current language. */
export async function spellingsOf(locale: Locale): Promise<Spellings> {
  switch (locale) {
    case "zh_CN":
    case "zh_TW": {
      const { pinyin } = await import("./pinyin.ts");
      return (name) => pinyin(fold(name));
    }
    case "ja_JP": {
      const { romaji } = await import("./kana.ts");
      return romaji;
    }
    case "ko_KR":
      return (name) => [hangulInitials(name.normalize("NFC"))];
    default:
      return () => [];
  }
}

/** The searchable text of a game: folded words, separated by single spaces. */
export interface SearchText {
  /** Its name in the current language, then the English one. */
  readonly names: string;
  /** Alternative spellings, and its provider. */
  readonly others: string;
  /** Its names without spaces, as many people type them. */
  readonly joined: string;
}

export function textOf(entry: Entry, spellings: Spellings, providers: ProviderWords): SearchText {
  const names = [...new Set([fold(entry.local), fold(entry.english)])];
  const joined = names.filter((name) => name.includes(" ")).map((name) => name.replaceAll(" ", ""));
  const others = [...spellings(entry.local), fold(providers[entry.provider] ?? "")];
  return { names: names.join(" "), others: others.join(" "), joined: joined.join(" ") };
}

/** The position of a word in a game's text. */
export const part = { beginsName: 0, inName: 1, elsewhere: 2 } as const;

/** Scripts that separate words: there a misspelt word still has the right first letter. */
const parted =
  /^[\p{Script=Latin}\p{Script=Hangul}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Tamil}]/u;

/** The distinct words of all games, by number. */
export interface WordIndex {
  readonly games: number;
  word(number: number): string;
  /** The occurrences of a word, as numbers: `4 * game + part`. */
  postingsOf(number: number): readonly number[];
  /** Words that contain these letters in sequence. */
  holding(letters: string): readonly number[];
  /** The words to search for a similar spelling. */
  alike(letters: string): readonly number[];
}

const listIn = <Key>(lists: Map<Key, number[]>, key: Key): number[] => {
  const known = lists.get(key);
  if (known) return known;
  const list: number[] = [];
  lists.set(key, list);
  return list;
};

/** Encodes two letters as one number; the last letter is paired with nothing. */
const pair = (word: string, at: number): number =>
  word.charCodeAt(at) * 0x1_0000 + (at + 1 < word.length ? word.charCodeAt(at + 1) : 0);

/**
 * An index of words and of their letters: only those words of a catalogue are read that contain the rarest two letters
 * of the search term.
 */
export function createWordIndex(texts: Iterable<SearchText>): WordIndex {
  const numbers = new Map<string, number>();
  const words: string[] = [];
  const postings: number[][] = [];
  const byLetter = new Map<number, number[]>();
  const byPair = new Map<number, number[]>();
  const byFirst = new Map<string, number[]>();
  const whole: number[] = [];
  const mayBeMeant = new Set<number>();

  const take = (word: string): number => {
    const known = numbers.get(word);
    if (known !== undefined) return known;
    const number = words.push(word) - 1;
    numbers.set(word, number);
    postings.push([]);
    for (let at = 0; at < word.length; at += 1) {
      const ofLetter = listIn(byLetter, word.charCodeAt(at));
      if (ofLetter.at(-1) !== number) ofLetter.push(number);
      const ofPair = listIn(byPair, pair(word, at));
      if (ofPair.at(-1) !== number) ofPair.push(number);
    }
    return number;
  };
  const mean = (number: number, word: string) => {
    if (mayBeMeant.has(number)) return;
    mayBeMeant.add(number);
    whole.push(number);
    listIn(byFirst, word.slice(0, 1)).push(number);
  };

  let games = 0;
  /** Only the best position of a word in a game is stored; it is added first. */
  const add = (number: number, where: number) => {
    const list = postings[number];
    if (list && (list.at(-1) ?? -1) < games * 4) list.push(games * 4 + where);
  };
  const wordsIn = (text: string) => (text === "" ? [] : text.split(" ").filter(Boolean));
  for (const { names, others, joined } of texts) {
    let where: number = part.beginsName;
    for (const word of wordsIn(names)) {
      const number = take(word);
      add(number, where);
      mean(number, word);
      where = part.inName;
    }
    for (const word of wordsIn(others)) {
      const number = take(word);
      add(number, part.elsewhere);
      mean(number, word);
    }
    // Whole names without spaces are not searched for misspellings: there are as many as games.
    for (const word of wordsIn(joined)) add(take(word), part.elsewhere);
    games += 1;
  }

  const rarest = (letters: string): readonly number[] => {
    if (letters.length === 1) return byLetter.get(letters.charCodeAt(0)) ?? [];
    let fewest: readonly number[] | undefined;
    for (let at = 0; at + 1 < letters.length; at += 1) {
      const list = byPair.get(pair(letters, at)) ?? [];
      if (!fewest || list.length < fewest.length) fewest = list;
    }
    return fewest ?? [];
  };

  return {
    games,
    word: (number) => words[number] ?? "",
    postingsOf: (number) => postings[number] ?? [],
    holding: (letters) =>
      letters.length <= 2
        ? rarest(letters)
        : rarest(letters).filter((number) => words[number]?.includes(letters)),
    alike: (letters) => (parted.test(letters) ? (byFirst.get(letters.slice(0, 1)) ?? []) : whole),
  };
}
