import { useSyncExternalStore } from "react";
import { useLocation } from "react-router";
import { currentTab } from "./current-tab.ts";

const never = () => () => undefined;

/** The tab that is open. The server knows of no hash: what it drew stands until the page has hydrated. */
export function useTab(): ReturnType<typeof currentTab> {
  const { pathname, hash } = useLocation();
  const shown = useSyncExternalStore(
    never,
    () => hash,
    () => "",
  );
  return currentTab(pathname, shown);
}
