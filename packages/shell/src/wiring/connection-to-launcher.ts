import type { Launcher } from "@naluma/game-launcher";
import type { Store } from "@naluma/machine";
import { connectionAtom } from "@naluma/realtime";

/** A game that was quit without a network is left when the network is back. */
export const connectionToLauncher = (
  store: Store,
  launcher: Pick<Launcher, "reconnected">,
): (() => void) =>
  store.sub(connectionAtom, () => {
    if (store.get(connectionAtom) === "connected") void launcher.reconnected();
  });
