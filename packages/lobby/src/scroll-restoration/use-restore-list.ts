import { sessionKeys } from "@naluma/site/stored";
import { useStore } from "jotai";
import { useEffect } from "react";
import { useLocation } from "react-router";

/** Opens the whole list again for who comes back to it. What that takes is fetched only then. */
export function useReturn(): void {
  const store = useStore();
  const { key } = useLocation();
  useEffect(() => {
    if (!sessionStorage.getItem(sessionKeys.hallPlace)) return;
    void import("./restore-list.ts").then(({ comeBack }) => comeBack(store, key));
  }, [store, key]);
}
