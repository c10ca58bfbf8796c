import { useCallback, useLayoutEffect, useRef, useSyncExternalStore } from "react";
import { createTurns } from "./turns.ts";

/** The queues of this page; a server opens nothing. */
const turns = { modal: createTurns(), confirm: createTurns() };

/** In milliseconds: a dialog that never says that it is gone must not keep the others waiting. */
const longestLeaving = 500;

/**
 * Whether a dialog that wants to be open is the one on screen in its band. Once it has `appeared`,
 * the next one waits until it is `gone`: until the focus is back where it was, from where the next
 * one has to return it too.
 */
export function useTurn(band: keyof typeof turns, wanted: boolean) {
  const queue = turns[band];
  const turn = useRef<symbol>(undefined);
  const drawn = useRef(false);
  const leaving = useRef<() => void>(undefined);

  useLayoutEffect(() => {
    if (!wanted) return undefined;
    const id = Symbol(band);
    turn.current = id;
    const leave = queue.join(id);
    return () => {
      turn.current = undefined;
      if (!drawn.current) return leave();
      drawn.current = false;
      const timer = setTimeout(leave, longestLeaving);
      leaving.current = () => {
        clearTimeout(timer);
        leave();
      };
    };
  }, [queue, band, wanted]);

  const onScreen = useSyncExternalStore(
    queue.subscribe,
    () => turn.current !== undefined && queue.isFirst(turn.current),
    () => false,
  );
  const appeared = useCallback(() => {
    drawn.current = true;
  }, []);
  const gone = useCallback(() => leaving.current?.(), []);
  return { onScreen: wanted && onScreen, appeared, gone };
}
