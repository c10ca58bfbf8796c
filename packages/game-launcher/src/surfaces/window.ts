import { isFramable } from "@naluma/site/framable";
import type { SiteSettings } from "@naluma/site/settings";
import { popUpFeatures, sessionKeys, waitingWindows } from "@naluma/site/stored";
import { launchTimes } from "../launch/launch.times.ts";
import type { Seen, Surface } from "./surface.ts";

interface GameWindow {
  readonly closed: boolean;
  readonly location: Pick<Location, "replace" | "href">;
  readonly sessionStorage: Pick<Storage, "setItem">;
  close(): void;
  focus(): void;
}

export interface WindowPorts {
  /** `window.open` without `noopener`: the handle is needed to close and reuse the window. */
  open(path: string, name: string, features: string): GameWindow | null;
  /** Whether the opening page has the focus: it regains it when the window is closed. */
  hasFocus(): boolean;
  readonly origin: string;
  readonly settings: Pick<SiteSettings, "gameOrigins" | "frameOrigins">;
}

/**
 * A separate window, which the next game reuses by its name. If it is "unreachable", it is tried again every 500 ms
 * (`launchTimes.window`).
 */
export function windowSurface({ open, hasFocus, origin, settings }: WindowPorts): Surface {
  let opened: GameWindow | null = null;
  /** The window's content: a page of ours, a game being loaded, or one that was observed in it. */
  let holds: "ours" | "game-to-come" | "game" = "ours";
  let sightings = 0;
  let unfocusedLooks = 0;
  const isDirect = (address: URL) => settings.gameOrigins.includes(address.origin);

  /**
   * A provider's page may cut off the handle, which then appears closed. If the handle was still readable with
   * the game loaded, that page did not cut it off; a later page of the provider would keep the focus in its window. A
   * single observation proves nothing: this page learns of the cut a little after the window shows the game.
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
        // Throws while the window still shows the previous game; used by /close, which may load in it next.
        opened.sessionStorage.setItem(sessionKeys.launch, launchId);
      } catch {
        return "unreachable";
      }
      // An origin that the site does not list must never get the handle of the lobby: our own page frames it.
      opened.location.replace(direct ? address.href : "/play");
      if (direct) holds = "game-to-come";
      return "shown";
    },
    look,
    find() {
      // Without an address, an existing window of this name keeps its content. If there is none, the browser blocks a
      // new one or opens it empty.
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

/** Whether it shows a page of another origin, whose address cannot be read. */
function isForeign(opened: GameWindow): boolean {
  try {
    // Returns the result of the read: a build removes a read whose value is unused.
    return opened.location.href === "";
  } catch {
    return true;
  }
}
