import type { Launcher } from "@naluma/game-launcher";
import {
  type Demo,
  demoDeskAtom,
  demoGateAtom,
  isCatalogueGame,
  tryDemoAtom,
  wantedDemoAtom,
} from "@naluma/lobby";
import type { Store } from "@naluma/machine";
import type { NamedGame } from "@naluma/site/game";

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

/** Opens the demo of a game; nothing where it has none, or where nobody knows. */
export async function demoOf(store: Store, game: NamedGame): Promise<(() => void) | undefined> {
  const desk = store.get(demoDeskAtom);
  if (!desk || !isCatalogueGame(game)) return undefined;
  const hasDemo = await desk.has(game);
  const { name, providerName } = game;
  return hasDemo ? () => store.set(tryDemoAtom, { game, name, providerName }) : undefined;
}
