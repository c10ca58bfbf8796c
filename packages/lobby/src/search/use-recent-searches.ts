import { useState } from "react";
import { keepSearches, recentSearches, withSearch } from "./recent-searches.ts";

/** What was searched for in this browser. Only ever used after a touch, never on the server. */
export function useRecentSearches() {
  const [recent, setRecent] = useState(() => recentSearches(window.localStorage));
  const keep = (next: readonly string[]) => {
    setRecent(next);
    keepSearches(window.localStorage, next);
  };
  return {
    recent,
    remember: (text: string) => keep(withSearch(recent, text)),
    forget: () => keep([]),
  };
}
