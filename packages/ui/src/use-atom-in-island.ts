import { useStore } from "jotai";
import type { Atom } from "jotai/vanilla";
import { useCallback, useSyncExternalStore } from "react";

/**
 * An atom's value where the server's HTML may stand for a while. Parts hydrate when their code arrives: what has
 * happened meanwhile (a login, a filter, news) waits until that HTML is theirs, or React would draw them again.
 *
 * @param onServer what the server drew
 */
export function useAtomInIsland<Value>(atom: Atom<Value>, onServer: Value): Value {
  const store = useStore();
  const subscribe = useCallback((onChange: () => void) => store.sub(atom, onChange), [store, atom]);
  return useSyncExternalStore(
    subscribe,
    () => store.get(atom),
    () => onServer,
  );
}
