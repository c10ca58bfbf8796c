import { isFramable } from "@naluma/site/framable";
import type { AppBridge } from "@naluma/site/platform";
import type { SiteSettings } from "@naluma/site/settings";
import type { Surface } from "./surface.ts";

interface ModalPorts {
  readonly origin: string;
  readonly settings: Pick<SiteSettings, "frameOrigins">;
}

/**
 * A dialog over the lobby. It renders from the launch state alone (`running-game.tsx`), so there is nothing to open or
 * close.
 */
export const modalSurface = ({ origin, settings }: ModalPorts): Surface => ({
  open: () => true,
  frames: () => true,
  show: (address) => (isFramable(address, origin, settings) ? "shown" : "refused"),
  look: () => "open",
  bringForward: () => undefined, // nothing in the lobby covers it
  close: () => undefined,
});

interface PagePorts {
  navigate(path: string, options?: { replace: boolean }): void;
  path(): string;
  /** Runs once the latest render has been painted. */
  afterPaint(run: () => void): void;
  readonly origin: string;
  readonly settings: Pick<SiteSettings, "frameOrigins">;
}

/**
 * Our own page /play, which frames the address in the launch state. The lobby shows the placeholder first, because
 * rendering another page takes a slow phone longer than a press may go without feedback.
 */
export function pageSurface(ports: PagePorts): Surface {
  const { navigate, path, afterPaint, origin, settings } = ports;
  let isWanted = false;
  return {
    open() {
      isWanted = true;
      if (path() !== "/play") afterPaint(() => isWanted && navigate("/play"));
      return true;
    },
    frames: () => true,
    show: (address) => (isFramable(address, origin, settings) ? "shown" : "refused"),
    find: () => path() === "/play",
    look: () => "open", // the page itself reports when the player leaves it
    bringForward() {
      if (path() !== "/play") navigate("/play");
    },
    close() {
      isWanted = false;
      if (path() === "/play") navigate("/", { replace: true });
    },
  };
}

interface RedirectPorts {
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
