import { localKeys } from "@naluma/site/stored";

export const maxRecentSearches = 6;

/** Shorter searches are hardly intentional. */
const shortest = 2;

const isWord = (value: unknown): value is string => typeof value === "string" && value !== "";

/** Earlier searches, newest first; empty if the browser stores nothing. */
export function recentSearches(local: Pick<Storage, "getItem">): readonly string[] {
  try {
    const stored: unknown = JSON.parse(local.getItem(localKeys.recentSearches) ?? "[]");
    return Array.isArray(stored) ? stored.filter(isWord).slice(0, maxRecentSearches) : [];
  } catch {
    return [];
  }
}

/** Adds a search; one that merely extends the previous one replaces it. */
export function withSearch(recent: readonly string[], text: string): readonly string[] {
  const words = text.trim();
  if (words.length < shortest) return recent;
  const others = recent.filter((one) => one !== words && !words.startsWith(one));
  return [words, ...others].slice(0, maxRecentSearches);
}

/** If the browser cannot store them, nothing important is lost. */
export function keepSearches(local: Pick<Storage, "setItem">, recent: readonly string[]): void {
  try {
    local.setItem(localKeys.recentSearches, JSON.stringify(recent));
  } catch {
    // Full or blocked.
  }
}
