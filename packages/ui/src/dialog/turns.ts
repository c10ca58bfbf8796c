/**
 * Dialogs never lie on each other: the first that opened is on screen, further ones wait until it
 * closes (docs/design.md#dialogs: never more than dialog plus confirm; each band has a queue of its own).
 */
export function createTurns() {
  let waiting: readonly symbol[] = [];
  const listeners = new Set<() => void>();

  const set = (next: readonly symbol[]) => {
    waiting = next;
    for (const listener of listeners) listener();
  };

  return {
    /** Takes a place at the end; call what it gives back to leave. */
    join(id: symbol): () => void {
      set([...waiting, id]);
      return () => set(waiting.filter((other) => other !== id));
    },
    isFirst: (id: symbol): boolean => waiting[0] === id,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
