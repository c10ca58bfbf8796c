import type { Launcher } from "@naluma/game-launcher";
import { localKeys } from "@naluma/site/stored";

/** /close of the game's window speaks through storage; a window that was opened itself does not listen (AUTH-106). */
export function windowMessageToLauncher(
  launcher: Pick<Launcher, "windowMessageStored">,
  page: Pick<Window, "addEventListener" | "opener">,
): void {
  page.addEventListener("storage", ({ key, newValue }) => {
    if (key === localKeys.windowMessage && newValue !== null && !page.opener)
      launcher.windowMessageStored(newValue);
  });
}
