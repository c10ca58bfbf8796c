import { localKeys, sessionKeys, waitingWindows } from "@naluma/site/stored";
import * as v from "valibot";
import { launchTimes } from "../launch/launch.times.ts";

const quickGame = v.object({
  msg: v.literal("quickGame"),
  data: v.nullish(v.object({ waitingWindow: v.literal("gameWindow") })),
  state: v.string(),
  at: v.number(),
});

/**
 * The state of a deposit window begins with the name kept in storage: the window's own name is lost when it navigates
 * across another origin. A window opened by a deposit window received a copy of its storage; a game's window has its
 * own name.
 */
function depositState(session: Pick<Storage, "getItem">, windowName: string) {
  const state = session.getItem(sessionKeys.windowState);
  if (state === null || windowName === waitingWindows.gameWindow) return undefined;
  return { state, waitingWindow: state.split("_", 1)[0] };
}

/**
 * The entry that /close leaves in storage for the tab that opened the window. The one-time state of a game is the
 * launch id. The opener put it into the window's sessionStorage, where no other site can read it.
 */
export function writeQuickGame(
  local: Pick<Storage, "setItem">,
  session: Pick<Storage, "getItem">,
  now: number,
  windowName = "",
): void {
  const deposit = depositState(session, windowName);
  const state = deposit?.state ?? session.getItem(sessionKeys.launch);
  if (!state) return;
  const data = { waitingWindow: deposit?.waitingWindow ?? "gameWindow" };
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
