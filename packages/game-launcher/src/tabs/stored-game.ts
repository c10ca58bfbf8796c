import type { NamedGame } from "@naluma/site/game";
import { sessionKeys } from "@naluma/site/stored";
import * as v from "valibot";

type Tab = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** Stores the game for the page that this tab loads next. */
export const keepWantedGame = (tab: Pick<Tab, "setItem">, game: NamedGame): void =>
  tab.setItem(sessionKeys.wantedGame, JSON.stringify(game));

/** Returns the game that the previous page stored, once. */
export function takeWantedGame(tab: Omit<Tab, "setItem">): NamedGame | undefined {
  const kept = tab.getItem(sessionKeys.wantedGame);
  tab.removeItem(sessionKeys.wantedGame);
  return storedGame(kept);
}

const stored = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    providerId: v.string(),
    type: v.number(),
    gameCode: v.string(),
    picture: v.string(),
    customized: v.boolean(),
    extra: v.optional(v.union([v.string(), v.record(v.string(), v.unknown())])),
    name: v.string(),
    providerName: v.string(),
  }),
);

/** Parses a game that this tab has stored as JSON; undefined if it is invalid. */
export function storedGame(text: string | null): NamedGame | undefined {
  const { success, output } = v.safeParse(stored, text);
  return success ? { ...output, extra: output.extra } : undefined;
}

const storedAddress = v.pipe(v.string(), v.parseJson(), v.object({ url: v.string() }));

/** The address stored together with a game. */
export function addressBeside(text: string | null): string | undefined {
  const { success, output } = v.safeParse(storedAddress, text);
  return success ? output.url : undefined;
}
