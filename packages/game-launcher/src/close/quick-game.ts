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
 * The state of a deposit's window begins with what storage calls the window: its own name is lost on the way
 * over another origin. A window that a deposit's opened in turn took a copy along; a game's has its name.
 */
function depositState(session: Pick<Storage, "getItem">, windowName: string) {
  const state = session.getItem(sessionKeys.windowState);
  if (state === null || windowName === waitingWindows.gameWindow) return undefined;
  return { state, waitingWindow: state.split("_", 1)[0] };
}

/**
 * What /close leaves in storage for the tab that opened the window. The one-time state of a game is the
 * launch id. Whoever opened the window put it into its sessionStorage, and no other site can read it there.
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
