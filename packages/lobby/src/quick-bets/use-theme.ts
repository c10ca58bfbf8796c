import { useSyncExternalStore } from "react";

function follow(changed: () => void) {
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { attributeFilter: ["data-theme"] });
  return () => observer.disconnect();
}

const shown = () => document.documentElement.dataset["theme"] ?? "dark";

/** The theme that the page has now, for what cannot inherit it. */
export const useTheme = (): string => useSyncExternalStore(follow, shown, () => "dark");
