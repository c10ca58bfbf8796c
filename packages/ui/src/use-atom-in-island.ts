import { useStore } from "jotai";
import type { Atom } from "jotai/vanilla";
import { useCallback, useSyncExternalStore } from "react";

/**
 * An atom's value for components inside an island. They hydrate when their code has loaded; changes in between (a
 * login, a filter, news) are held back until then, because React would otherwise discard the server's HTML.
 *
 * @param onServer the value that the server rendered
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
