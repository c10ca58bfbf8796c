import type { AppBridge } from "@naluma/site/app-bridge";
import type { Surface } from "./surface.ts";

export interface RedirectPorts {
  /** Goes off the site in this very tab, with an entry in the history: the player's way back. */
  leave(address: string): void;
  /** The native app around the page, if any. */
  readonly app: AppBridge | undefined;
}

/** The tab itself goes to the game; until its address is there, the lobby shows how far the start is. */
export function redirectSurface({ leave, app }: RedirectPorts): Surface {
  let opened: string | undefined;
  return {
    open: () => true,
    frames: () => false,
    show(address, launchId) {
      opened = launchId;
      app?.post({ msg: "gameOpened", launchId, url: address.href });
      leave(address.href);
      return "shown";
    },
    look: () => "open", // the tab has left the page that could tell
    bringForward: () => undefined,
    close() {
      if (opened !== undefined) app?.post({ msg: "gameClosed", launchId: opened });
      opened = undefined;
    },
  };
}
