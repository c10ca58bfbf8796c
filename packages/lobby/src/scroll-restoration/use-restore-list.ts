import { sessionKeys } from "@naluma/site/stored";
import { useStore } from "jotai";
import { useEffect } from "react";
import { useLocation } from "react-router";

/** Opens the grid of all games again for who comes back to it. What that takes is fetched only then. */
export function useRestoreList(): void {
  const store = useStore();
  const { key } = useLocation();
  useEffect(() => {
    if (!sessionStorage.getItem(sessionKeys.lobbyScroll)) return;
    void import("./restore-list.ts").then(({ restoreList }) => restoreList(store, key));
  }, [store, key]);
}
