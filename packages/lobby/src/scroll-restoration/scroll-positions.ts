import { sessionKeys } from "@naluma/site/stored";
import { isReturn, storeScroll, storedScroll, type ScrollPosition } from "./stored-scroll.ts";

/** Positions of this document, by history entry. */
const here = new Map<string, ScrollPosition>();

/** The position at this history entry, from earlier in this document or from before a reload. */
export const scrollPositionAt = (key: string): ScrollPosition | undefined =>
  here.get(key) ?? (isReturn(window) ? storedScroll(sessionStorage, key) : undefined);

/** A player who leaves the page, for another of ours or for a game, may come back. */
export function saveScrollPosition(position: ScrollPosition): void {
  here.set(position.key, position);
  storeScroll(sessionStorage, position);
}

/** The list was closed, and opens at its top the next time. */
export function forgetScrollPosition(key: string): void {
  here.delete(key);
  sessionStorage.removeItem(sessionKeys.lobbyScroll);
}

/** The current history entry, as the router names it. */
export function historyEntry({ history }: Pick<Window, "history">): string {
  const state: unknown = history.state;
  return typeof state === "object" &&
    state !== null &&
    "key" in state &&
    typeof state.key === "string"
    ? state.key
    : "default";
}
