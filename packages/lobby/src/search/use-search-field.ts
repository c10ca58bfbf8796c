import { useApi } from "@naluma/api-client/react";
import { useLocale } from "@naluma/i18n/react";
import { useSite } from "@naluma/site/use-site";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";
import { firstGamesQuery } from "../catalogue/catalogue-queries.ts";

const typing = "input, textarea, select, [contenteditable]";

/** `/` focuses the search, unless the player is typing or a dialog is open. */
export function useSlash(go: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.defaultPrevented || (event.target instanceof Element && event.target.closest(typing)))
      return;
    if (document.querySelector("[aria-modal=true]")) return;
    event.preventDefault();
    go();
  });
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => press(event);
    document.addEventListener("keydown", pressed);
    return () => document.removeEventListener("keydown", pressed);
  }, []);
}

/** The number of searchable games, if it is already known; it causes no request. */
export function useGameCount(): number | undefined {
  const query = firstGamesQuery(useApi(), useSite(), useLocale());
  return useQuery({ ...query, enabled: false, select: (first) => first.inCatalogue }).data;
}
