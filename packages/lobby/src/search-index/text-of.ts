import type { Locale } from "@naluma/site/locale";
import type { Entry, ProviderWords } from "./entry.ts";
import { fold } from "./fold.ts";
import { hangulInitials } from "./hangul.ts";

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
