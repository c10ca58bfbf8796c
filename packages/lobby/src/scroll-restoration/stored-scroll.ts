import { sessionKeys } from "@naluma/site/stored";
import * as v from "valibot";
import type { Filter } from "../catalogue/filter.ts";

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
