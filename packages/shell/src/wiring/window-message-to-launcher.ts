import type { Launcher } from "@naluma/game-launcher";
import type { WindowMessages } from "../windows/window-messages.ts";

/** /close of the game's window speaks through storage; the state that it brings back is the game's launch id. */
export const windowMessageToLauncher = (
  launcher: Pick<Launcher, "windowMessageStored">,
  messages: Pick<WindowMessages, "otherwise">,
): void => messages.otherwise((entry) => void launcher.windowMessageStored(entry));
