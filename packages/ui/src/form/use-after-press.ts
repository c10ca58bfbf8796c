import { useCallback, useEffect, useRef } from "react";

/** How long after a finger is lifted the click of its tap may follow, in milliseconds. */
const tap = 100;

/**
 * Runs a function immediately, or once the current press is over. A press on the submit button takes
 * the focus from a field; an error rendered then would push the button away from under the
 * pointer, and the click would be lost.
 */
export function useAfterPress(): (call: () => void) => void {
  const pressed = useRef(false);
  const waiting = useRef<(() => void)[]>([]);

  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const over = () => {
      pressed.current = false;
      for (const call of waiting.current.splice(0)) call();
    };
    const on = (event: string, call: () => void) =>
      document.addEventListener(event, call, { signal, capture: true });

    on("pointerdown", () => {
      clearTimeout(timer);
      pressed.current = true;
    });
    for (const end of ["pointerup", "pointercancel"]) {
      on(end, () => {
        clearTimeout(timer);
        timer = setTimeout(over, tap);
      });
    }
    return () => {
      listening.abort();
      clearTimeout(timer);
      over();
    };
  }, []);

  return useCallback((call) => {
    if (pressed.current) waiting.current.push(call);
    else call();
  }, []);
}
