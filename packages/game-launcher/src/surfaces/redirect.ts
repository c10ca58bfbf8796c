import type { AppBridge } from "@naluma/site/platform";
import type { Surface } from "./surface.ts";

export interface RedirectPorts {
  /** Leaves the site in this very tab, with a history entry so that the player can come back. */
  leave(address: string): void;
  /** The native app around the page, if any. */
  readonly app: AppBridge | undefined;
}

/** The tab itself navigates to the game; until its address arrives, the lobby shows the progress of the start. */
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
    look: () => "open", // the page that could report it has been unloaded
    bringForward: () => undefined,
    close() {
      if (opened !== undefined) app?.post({ msg: "gameClosed", launchId: opened });
      opened = undefined;
    },
  };
}
