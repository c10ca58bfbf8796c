import type { Launcher } from "@naluma/game-launcher";
import { type Demo, demoGateAtom, tryDemoAtom, wantedDemoAtom } from "@naluma/lobby";
import type { Store } from "@naluma/machine";

/**
 * The launcher says whether a demo may begin now, and tells the player why not. A press
 * that came before it has waited for it.
 */
export function launcherToDemo(store: Store, launcher: Pick<Launcher, "allowsDemo">): void {
  const mayStart = ({ game, name, providerName }: Demo) =>
    launcher.allowsDemo({ ...game, name, providerName });
  store.set(demoGateAtom, { mayStart });
  const wanted = store.get(wantedDemoAtom);
  if (wanted) store.set(tryDemoAtom, wanted);
}
