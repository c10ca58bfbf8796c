import { isFramable } from "@naluma/site/framable";
import { popUpFeatures } from "@naluma/site/pop-up";
import type { SiteSettings } from "@naluma/site/settings";
import { sessionKeys, waitingWindows } from "@naluma/site/stored";
import type { Surface } from "./surface.ts";

/** What is used of the opened window while it still shows a page of ours. */
interface GameWindow {
  readonly closed: boolean;
  readonly location: Pick<Location, "replace">;
  readonly sessionStorage: Pick<Storage, "setItem">;
  close(): void;
  focus(): void;
}

export interface WindowPorts {
  /** `window.open`: no `noopener`, the handle is needed to close the window and to use it again. */
  open(path: string, name: string, features: string): GameWindow | null;
  readonly origin: string;
  readonly settings: Pick<SiteSettings, "gameOrigins" | "frameOrigins">;
}

/**
 * A window of its own. The next game uses the same one, by its name. A window that is "unreachable" is tried again
 * every 500 ms (`launchTimes.window`).
 */
export function windowSurface({ open, origin, settings }: WindowPorts): Surface {
  let opened: GameWindow | null = null;
  const isDirect = (address: URL) => settings.gameOrigins.includes(address.origin);
  return {
    open() {
      opened = open("/loading", waitingWindows.gameWindow, popUpFeatures);
      opened?.focus();
      return opened !== null && !opened.closed;
    },
    frames: (address) => !isDirect(address),
    show(address, launchId) {
      if (!opened || opened.closed) return "closed";
      const direct = isDirect(address);
      if (!direct && !isFramable(address, origin, settings)) return "refused";
      try {
        // Throws while the window still shows the game before; for /close, which may come next in it.
        opened.sessionStorage.setItem(sessionKeys.launch, launchId);
      } catch {
        return "unreachable";
      }
      // An origin that the site does not list never gets the handle of the lobby: our own page frames it.
      opened.location.replace(direct ? address.href : "/play");
      return "shown";
    },
    isClosed: () => opened === null || opened.closed,
    bringForward: () => opened?.focus(),
    close() {
      opened?.close();
      opened = null;
    },
  };
}
