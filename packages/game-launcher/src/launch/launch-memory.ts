import type { OpenType } from "@naluma/site/settings";
import { localKeys, sessionKeys } from "@naluma/site/stored";
import type { LauncherPorts } from "./launcher.ports.ts";

/** What outlives the page, so that a reload or another tab knows of the game. */
export function createLaunchMemory({
  local,
  session,
  ownership,
}: Pick<LauncherPorts, "local" | "session" | "ownership">) {
  /** Another tab's game must not be forgotten because a start failed in this one. */
  let isOurs = false;

  return {
    /** Before the window opens: the new window starts with a copy of this sessionStorage. */
    begin(launchId: string, open: OpenType): void {
      session.setItem(sessionKeys.launch, launchId);
      if (open === "window") local.setItem(localKeys.waitingWindow, "gameWindow");
      ownership.claim();
    },
    playing(): void {
      isOurs = true;
      local.setItem(localKeys.isPlay, "1");
    },
    /** A game that an earlier page of this browser left behind, and no tab owns. */
    adopt(): void {
      isOurs = true;
    },
    windowArrived: (): void => local.removeItem(localKeys.waitingWindow),
    end(): void {
      session.removeItem(sessionKeys.launch);
      local.removeItem(localKeys.waitingWindow);
      if (isOurs) local.setItem(localKeys.isPlay, "0");
      isOurs = false;
      ownership.release();
    },
  };
}
