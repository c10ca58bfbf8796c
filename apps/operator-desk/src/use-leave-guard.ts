import { askConfirm } from "@naluma/ui/confirm";
import { atom, useAtomValue, useStore } from "jotai";
import { useEffect, useEffectEvent, useLayoutEffect } from "react";
import { useBlocker } from "react-router";

/** How many forms of the screen have unsaved changes. */
const unsavedForms = atom(0);

/**
 * Asks for confirmation before the operator leaves a form with unsaved changes. A screen may have several forms. The
 * guard is set before the next paint, so that it already works when the unsaved state becomes visible.
 */
export function useLeaveGuard(isUnsaved: boolean): void {
  const store = useStore();
  useLayoutEffect(() => {
    if (!isUnsaved) return undefined;
    store.set(unsavedForms, (count) => count + 1);
    return () => store.set(unsavedForms, (count) => count - 1);
  }, [isUnsaved, store]);
}

/**
 * Asks for confirmation when the operator follows a link of the desk or closes the page. Use it once in the desk,
 * because the router supports only one blocker.
 */
export function useLeaveQuestion(): void {
  const store = useStore();
  const isUnsaved = useAtomValue(unsavedForms) > 0;
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      store.get(unsavedForms) > 0 &&
      currentLocation.pathname + currentLocation.search !==
        nextLocation.pathname + nextLocation.search,
  );

  // If Back is pressed while the question is open, the answer applies to that navigation.
  const follow = useEffectEvent((isLeaving: boolean) => {
    if (blocker.state !== "blocked") return;
    if (isLeaving) blocker.proceed();
    else blocker.reset();
  });
  const isBlocked = blocker.state === "blocked";

  useEffect(() => {
    if (!isBlocked) return;
    void askConfirm(store, {
      title: "Leave without saving?",
      text: "Your changes will be lost.",
      confirm: "Leave",
      cancel: "Stay",
      tone: "warning",
    }).then(follow);
  }, [isBlocked, store]);

  useLayoutEffect(() => {
    if (!isUnsaved) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", ask);
    return () => removeEventListener("beforeunload", ask);
  }, [isUnsaved]);
}
