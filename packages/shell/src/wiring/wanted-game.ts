import type { NamedGame } from "@naluma/site/game";
import { sessionKeys } from "@naluma/site/stored";
import * as v from "valibot";

const wanted = v.pipe(
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

type Tab = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** Keeps the game for the page that this tab loads next. */
export const keepWantedGame = (tab: Pick<Tab, "setItem">, game: NamedGame): void =>
  tab.setItem(sessionKeys.wantedGame, JSON.stringify(game));

/** The game that the page before has kept, once. */
export function takeWantedGame(tab: Omit<Tab, "setItem">): NamedGame | undefined {
  const kept = tab.getItem(sessionKeys.wantedGame);
  if (kept === null) return undefined;
  tab.removeItem(sessionKeys.wantedGame);
  const { success, output } = v.safeParse(wanted, kept);
  return success ? { ...output, extra: output.extra } : undefined;
}
