import { useCallback, useEffect, useLayoutEffect, useRef, useSyncExternalStore } from "react";
import { createTurns, type Band, type Unasked } from "./turns.ts";

/** The queue of this page; no dialog opens on the server. */
const turns = createTurns();

/** In milliseconds: a dialog that never reports that it is gone must not block the others. */
const longestLeaving = 500;

/** How often a dialog that waits for a free page checks again, in ms. */
const lookEvery = 500;

/**
 * Whether a dialog that should be open is on screen. After it closes, the next one waits until it is `gone`:
 * until the focus is back at its origin, where the next dialog has to return it as well.
 */
export function useTurn(band: Band, wanted: boolean, unasked?: Unasked) {
  const turn = useRef<symbol>(undefined);
  const drawn = useRef(false);
  const leaving = useRef<() => void>(undefined);
  const latest = useRef(unasked);
  const isUnasked = unasked !== undefined;

  useLayoutEffect(() => {
    latest.current = unasked;
  });

  useLayoutEffect(() => {
    if (!wanted) return undefined;
    const id = Symbol(band);
    turn.current = id;
    const mayOpen = isUnasked ? () => latest.current?.mayOpen() ?? true : undefined;
    const leave = turns.join({ id, band, mayOpen });
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
  }, [band, wanted, isUnasked]);

  const hasTurn = () => turn.current !== undefined && turns.hasTurn(turn.current);
  const onScreen = useSyncExternalStore(turns.subscribe, hasTurn, () => false);

  useEffect(() => {
    if (!wanted || !isUnasked || onScreen || hasTurn()) return undefined;
    if (latest.current?.onPutOff) return latest.current.onPutOff();
    const timer = setInterval(turns.look, lookEvery);
    return () => clearInterval(timer);
  }, [wanted, isUnasked, onScreen]);

  useEffect(() => {
    if (onScreen) drawn.current = true;
  }, [onScreen]);

  const gone = useCallback(() => leaving.current?.(), []);
  return { onScreen: wanted && onScreen, gone };
}
