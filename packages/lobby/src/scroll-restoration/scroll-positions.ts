import { sessionKeys } from "@naluma/site/stored";
import type { useStore } from "jotai";
import * as v from "valibot";
import type { Filter } from "../catalogue/filter.ts";
import { setFilterAtom, showAllAtom } from "../catalogue/lobby-state.ts";

/** The scroll position in the grid of all games. */
export interface ScrollPosition {
  /** The key of the history entry. */
  readonly key: string;
  readonly filter: Filter;
  /** How far the page was scrolled, in CSS pixels. */
  readonly top: number;
}

const stored = v.object({
  key: v.string(),
  filter: v.object({
    category: v.optional(v.union([v.number(), v.literal("crash")])),
    list: v.picklist(["all_game", "last_play", "my_favorite", "popular", "hot", "new"]),
    providerId: v.optional(v.string()),
  }),
  top: v.number(),
});

export function storeScroll(tab: Pick<Storage, "setItem">, position: ScrollPosition): void {
  try {
    tab.setItem(sessionKeys.lobbyScroll, JSON.stringify(position));
  } catch {
    // Without storage, the page starts at its top.
  }
}

/** The position stored for this history entry; undefined for any other. */
export function storedScroll(
  tab: Pick<Storage, "getItem">,
  key: string,
): ScrollPosition | undefined {
  try {
    const { filter, ...position } = v.parse(
      stored,
      JSON.parse(tab.getItem(sessionKeys.lobbyScroll) ?? "null"),
    );
    if (position.key !== key) return undefined;
    const { category, list, providerId } = filter;
    return { ...position, filter: { category, list, providerId } };
  } catch {
    return undefined;
  }
}

/** A page that was newly requested starts at its top, even if its key equals that of an earlier one. */
export const isReturn = (win: {
  readonly performance: Pick<Performance, "getEntriesByType">;
}): boolean => {
  const [entry] = win.performance.getEntriesByType("navigation");
  return !entry || !("type" in entry) || entry.type !== "navigate";
};

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

/** Restores the list and the filter of this history entry. */
export function restoreList(store: ReturnType<typeof useStore>, key: string): void {
  const position = scrollPositionAt(key);
  if (!position || store.get(showAllAtom)) return;
  store.set(setFilterAtom, position.filter);
  store.set(showAllAtom, true);
}
