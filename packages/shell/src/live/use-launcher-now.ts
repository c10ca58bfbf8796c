import { useAtomValue } from "jotai";
import { useEffect } from "react";
import { liveAtom } from "../app/live-atom.ts";

const ignore = () => undefined;

/** Brings the launcher for a page that is nothing without it, whoever looks at it. */
export function useLauncherNow(): void {
  const live = useAtomValue(liveAtom);
  useEffect(() => {
    live?.launcher().catch(ignore);
  }, [live]);
}
