import { isFramable } from "@naluma/site/framable";
import { popUpFeatures } from "@naluma/site/pop-up";
import type { SiteSettings } from "@naluma/site/settings";
import { sessionKeys, waitingWindows } from "@naluma/site/stored";
import { launchTimes } from "../launch/launch.times.ts";
import type { Seen, Surface } from "./surface.ts";

/** What is used of the opened window while it still shows a page of ours. */
interface GameWindow {
  readonly closed: boolean;
  readonly location: Pick<Location, "replace" | "href">;
  readonly sessionStorage: Pick<Storage, "setItem">;
  close(): void;
  focus(): void;
}

export interface WindowPorts {
  /** `window.open`: no `noopener`, the handle is needed to close the window and to use it again. */
  open(path: string, name: string, features: string): GameWindow | null;
  /** The page that opened it has the focus: it gets it back from a window that is closed. */
  hasFocus(): boolean;
  readonly origin: string;
  readonly settings: Pick<SiteSettings, "gameOrigins" | "frameOrigins">;
}

/**
 * A window of its own. The next game uses the same one, by its name. A window that is "unreachable" is tried again
 * every 500 ms (`launchTimes.window`).
 */
export function windowSurface({ open, hasFocus, origin, settings }: WindowPorts): Surface {
  let opened: GameWindow | null = null;
  /** What the window holds: a page of ours, a game on its way there, or one that was seen in it. */
  let holds: "ours" | "game-to-come" | "game" = "ours";
  let sightings = 0;
  let unfocusedLooks = 0;
  const isDirect = (address: URL) => settings.gameOrigins.includes(address.origin);

  /**
   * A provider's page may cut off the handle, which then reads closed. One that still could be read with the
   * game in it was not cut off by that page; a later one of the provider's would keep the focus in its window. One
   * sighting proves nothing: this page hears of the cut a little later than the window shows the game.
   */
  function look(): Seen {
    if (opened === null) return "closed";
    if (!opened.closed) {
      if (holds === "game-to-come" && isForeign(opened) && (sightings += 1) > 1) holds = "game";
      return "open";
    }
    if (holds === "ours") return "closed";
    if (holds === "game-to-come") return "unsure";
    if (hasFocus()) return "closed";
    return unfocusedLooks++ < launchTimes.focus / launchTimes.window ? "open" : "unsure";
  }

  return {
    open() {
      holds = "ours";
      sightings = 0;
      unfocusedLooks = 0;
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
      if (direct) holds = "game-to-come";
      return "shown";
    },
    look,
    find() {
      // Without an address a window of this name keeps what it shows. Where there is none, the browser blocks a new one
      // or opens it empty.
      const named = open("", waitingWindows.gameWindow, popUpFeatures);
      if (named === null || named.closed) return false;
      if (!isForeign(named) && !named.location.href.startsWith(`${origin}/play`)) {
        named.close();
        return false;
      }
      opened = named;
      holds = isForeign(named) ? "game" : "ours";
      return true;
    },
    bringForward: () => opened?.focus(),
    close() {
      opened?.close();
      opened = null;
    },
  };
}

/** Shows a page of another origin, which lets nobody read its address. */
function isForeign(opened: GameWindow): boolean {
  try {
    // Answers with what it reads: a build drops a read whose value nobody uses.
    return opened.location.href === "";
  } catch {
    return true;
  }
}
