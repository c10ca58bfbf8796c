import { isFramable } from "@naluma/site/framable";
import type { SiteSettings } from "@naluma/site/settings";
import type { Surface } from "./surface.ts";

export interface ModalPorts {
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
