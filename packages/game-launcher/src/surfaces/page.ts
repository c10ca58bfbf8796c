import { isFramable } from "@naluma/site/framable";
import type { SiteSettings } from "@naluma/site/settings";
import type { Surface } from "./surface.ts";

export interface PagePorts {
  /** Goes to a path of ours inside the application. */
  navigate(path: string, options?: { replace: boolean }): void;
  /** The path on screen. */
  path(): string;
  readonly origin: string;
  readonly settings: Pick<SiteSettings, "frameOrigins">;
}

/** Our own page /play, which frames the address that the launch state carries. */
export const pageSurface = ({ navigate, path, origin, settings }: PagePorts): Surface => ({
  open() {
    if (path() !== "/play") navigate("/play");
    return true;
  },
  frames: () => true,
  show: (address) => (isFramable(address, origin, settings) ? "shown" : "refused"),
  isClosed: () => false, // the page itself reports when the player leaves it
  close() {
    if (path() === "/play") navigate("/", { replace: true });
  },
});
