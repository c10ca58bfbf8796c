import { useLayoutEffect, useState, useSyncExternalStore } from "react";
import { createTurns } from "./turns.ts";

/** The queues of this page; a server opens nothing. */
const turns = { modal: createTurns(), confirm: createTurns() };

/** Whether a dialog that wants to be open is the one on screen in its band. */
export function useTurn(band: keyof typeof turns, wanted: boolean): boolean {
  const [id] = useState(() => Symbol(band));
  const queue = turns[band];
  useLayoutEffect(() => (wanted ? queue.join(id) : undefined), [queue, id, wanted]);
  return useSyncExternalStore(
    queue.subscribe,
    () => wanted && queue.isFirst(id),
    () => false,
  );
}
