import { askConfirm } from "@naluma/ui/confirm";
import { atom, useAtomValue, useStore } from "jotai";
import { useEffect, useEffectEvent, useLayoutEffect } from "react";
import { useBlocker } from "react-router";

/** How many forms of the screen hold something unsaved. */
const unsavedForms = atom(0);

/**
 * Whoever leaves while a form holds something unsaved is asked first. A screen may have several.
 * Guarded before it is painted: whoever sees that something is unsaved can rely on the question.
 */
export function useLeaveGuard(isUnsaved: boolean): void {
  const store = useStore();
  useLayoutEffect(() => {
    if (!isUnsaved) return undefined;
    store.set(unsavedForms, (count) => count + 1);
    return () => store.set(unsavedForms, (count) => count - 1);
  }, [isUnsaved, store]);
}

/** Asks whoever leaves by a link of the desk, or closes the page. Once in the desk: its router has room for one. */
export function useLeaveQuestion(): void {
  const store = useStore();
  const isUnsaved = useAtomValue(unsavedForms) > 0;
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      store.get(unsavedForms) > 0 &&
      currentLocation.pathname + currentLocation.search !==
        nextLocation.pathname + nextLocation.search,
  );

  // Who presses Back while the question is there goes where that leads, by the same answer.
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
