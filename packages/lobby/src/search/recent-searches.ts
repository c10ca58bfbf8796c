import { localKeys } from "@naluma/site/stored";

/** So many are kept. */
export const maxRecentSearches = 6;

/** Anything shorter was hardly meant. */
const shortest = 2;

const isWord = (value: unknown): value is string => typeof value === "string" && value !== "";

/** What was searched for before, newest first; nothing where the browser keeps nothing for us. */
export function recentSearches(local: Pick<Storage, "getItem">): readonly string[] {
  try {
    const stored: unknown = JSON.parse(local.getItem(localKeys.recentSearches) ?? "[]");
    return Array.isArray(stored) ? stored.filter(isWord).slice(0, maxRecentSearches) : [];
  } catch {
    return [];
  }
}

/** With one more search; one that only goes on with the last takes its place. */
export function withSearch(recent: readonly string[], text: string): readonly string[] {
  const words = text.trim();
  if (words.length < shortest) return recent;
  const others = recent.filter((one) => one !== words && !words.startsWith(one));
  return [words, ...others].slice(0, maxRecentSearches);
}

/** A browser that keeps nothing loses nothing that matters. */
export function keepSearches(local: Pick<Storage, "setItem">, recent: readonly string[]): void {
  try {
    local.setItem(localKeys.recentSearches, JSON.stringify(recent));
  } catch {
    // Full, or closed to us.
  }
}
