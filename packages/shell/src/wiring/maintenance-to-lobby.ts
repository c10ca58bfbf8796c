import type { Launcher, PlayRefused } from "@naluma/game-launcher";
import { closedProvidersAtom } from "@naluma/lobby";
import type { Store } from "@naluma/machine";

/**
 * The tiles of a provider that turned a start away for maintenance say so. No list of the wire
 * says so: a press on such a tile asks the platform again, and a game that opens clears its
 * provider.
 */
export function maintenanceToLobby(store: Store) {
  const mark = (provider: string, isClosed: boolean) => {
    const known = store.get(closedProvidersAtom);
    if (known.has(provider) === isClosed) return;
    const next = new Set(known);
    if (isClosed) next.add(provider);
    else next.delete(provider);
    store.set(closedProvidersAtom, next);
  };
  return {
    refused({ why }: Pick<PlayRefused, "why">, provider: string): void {
      if (why === "maintenance") mark(provider, true);
    },
    watch(launcher: Pick<Launcher, "subscribe" | "getState">): void {
      launcher.subscribe(() => {
        const state = launcher.getState();
        if (state.at === "playing") mark(state.game.providerId, false);
      });
    },
  };
}
