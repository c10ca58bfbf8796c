import type { Launcher } from "@naluma/game-launcher";
import type { Store } from "@naluma/machine";
import { wantedGameAtom } from "../app/live-atom.ts";

/** A press on a game that came before the launcher starts it now. */
export function earlyPressToLauncher(store: Store, launcher: Pick<Launcher, "play">): void {
  const wanted = store.get(wantedGameAtom);
  store.set(wantedGameAtom, undefined);
  if (wanted) launcher.play(wanted);
}
