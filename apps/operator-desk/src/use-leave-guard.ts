import { askConfirm } from "@naluma/ui/confirm";
import { useStore } from "jotai";
import { useEffect, useEffectEvent } from "react";
import { useBlocker } from "react-router";

/** Whoever leaves with something unsaved is asked first: by a link of the desk, or by closing the page. */
export function useLeaveGuard(isUnsaved: boolean): void {
  const store = useStore();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isUnsaved &&
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

  useEffect(() => {
    if (!isUnsaved) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", ask);
    return () => removeEventListener("beforeunload", ask);
  }, [isUnsaved]);
}
