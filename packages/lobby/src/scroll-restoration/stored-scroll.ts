import { sessionKeys } from "@naluma/site/stored";
import * as v from "valibot";
import type { Choice } from "../catalogue/filter.ts";

/** Where somebody was in the whole list. */
export interface KeptPlace {
  /** Of the place in the history. */
  readonly key: string;
  readonly choice: Choice;
  /** How far the page was scrolled, in CSS pixels. */
  readonly top: number;
}

const kept = v.object({
  key: v.string(),
  choice: v.object({
    kind: v.optional(v.union([v.number(), v.literal("crash")])),
    list: v.picklist(["all_game", "last_play", "my_favorite", "popular", "hot", "new"]),
    provider: v.optional(v.string()),
  }),
  top: v.number(),
});

export function keepPlace(tab: Pick<Storage, "setItem">, place: KeptPlace): void {
  try {
    tab.setItem(sessionKeys.hallPlace, JSON.stringify(place));
  } catch {
    // Then the page begins at its top.
  }
}

/** The place kept for this entry of the history; nothing for any other. */
export function keptPlace(tab: Pick<Storage, "getItem">, key: string): KeptPlace | undefined {
  try {
    const { choice, ...place } = v.parse(
      kept,
      JSON.parse(tab.getItem(sessionKeys.hallPlace) ?? "null"),
    );
    if (place.key !== key) return undefined;
    const { kind, list, provider } = choice;
    return { ...place, choice: { kind, list, provider } };
  } catch {
    return undefined;
  }
}

/** A page that was asked for anew begins at its top, also where it has the name of an earlier one. */
export const isReturn = (win: {
  readonly performance: Pick<Performance, "getEntriesByType">;
}): boolean => {
  const [entry] = win.performance.getEntriesByType("navigation");
  return !entry || !("type" in entry) || entry.type !== "navigate";
};
