import type { Locale } from "@naluma/site/locale";
import type { Entry, ProviderWords } from "./entry.ts";
import { fold } from "./fold.ts";
import { hangulInitials } from "./hangul.ts";

/** How a name is also written by whoever has no keyboard for it, or is in a hurry. */
export type Spellings = (name: string) => readonly string[];

/** The other spellings of a language; their tables come only where that language is on screen. */
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

/** All that a game is found by: folded words, one space apart. */
export interface SearchText {
  /** Its name on screen, then its English one. */
  readonly names: string;
  /** Other spellings, and its provider. */
  readonly others: string;
  /** Its names written without their spaces, as many type them. */
  readonly joined: string;
}

export function textOf(entry: Entry, spellings: Spellings, providers: ProviderWords): SearchText {
  const names = [...new Set([fold(entry.local), fold(entry.english)])];
  const joined = names.filter((name) => name.includes(" ")).map((name) => name.replaceAll(" ", ""));
  const others = [...spellings(entry.local), fold(providers[entry.provider] ?? "")];
  return { names: names.join(" "), others: others.join(" "), joined: joined.join(" ") };
}
