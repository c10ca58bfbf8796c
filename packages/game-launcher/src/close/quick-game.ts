import { localKeys, sessionKeys } from "@naluma/site/stored";
import * as v from "valibot";
import { launchTimes } from "../launch/launch.times.ts";

const quickGame = v.object({
  msg: v.literal("quickGame"),
  data: v.nullish(v.object({ waitingWindow: v.literal("gameWindow") })),
  state: v.string(),
  at: v.number(),
});

/**
 * What /close leaves in storage for the tab that owns the game. The one-time state is the launch id:
 * the owner put it into the window's sessionStorage, and no other site can read it there.
 */
export function writeQuickGame(
  local: Pick<Storage, "setItem">,
  session: Pick<Storage, "getItem">,
  now: number,
): void {
  const state = session.getItem(sessionKeys.launch);
  if (!state) return;
  const data = { waitingWindow: "gameWindow" };
  local.setItem(
    localKeys.windowMessage,
    JSON.stringify({ msg: "quickGame", data, state, at: now }),
  );
}

/** Whether /close wrote this entry for this launch. Readers with another launch ignore it. */
export function isQuickGame(entry: string, launchId: string, now: number): boolean {
  const read = v.safeParse(quickGame, parsed(entry));
  if (!read.success || read.output.state !== launchId) return false;
  const age = now - read.output.at;
  return age >= 0 && age <= launchTimes.windowMessage;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
