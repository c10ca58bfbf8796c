import { sessionKeys } from "@naluma/site/stored";
import { useSyncExternalStore } from "react";

const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

const isHidden = () => sessionStorage.getItem(sessionKeys.floatsHidden) === "1";

const hide = () => {
  sessionStorage.setItem(sessionKeys.floatsHidden, "1");
  for (const listener of listeners) listener();
};

/** Whether the reader sent the floats away, and the way to; kept until the tab is closed. */
export const useHidden = () => ({
  isHidden: useSyncExternalStore(subscribe, isHidden, () => false),
  hide,
});
