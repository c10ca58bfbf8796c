import { isFramable } from "@naluma/site/framable";
import type { SiteSettings } from "@naluma/site/settings";
import type { Surface } from "./surface.ts";

export interface PagePorts {
  /** Navigates to a path of the application. */
  navigate(path: string, options?: { replace: boolean }): void;
  /** The current path. */
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
    find() {
      isWanted = path() === "/play";
      return isWanted;
    },
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
