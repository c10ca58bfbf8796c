import { useEffect, useState } from "react";
import { launchTimes } from "../launch/launch.times.ts";

/** The loading overlay closes 400 ms after the game's address was handed over (LAUNCH-36). */
export function useLoadingOverlay(isLoading: boolean): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    if (isLoading) return undefined;
    const timer = setTimeout(() => setOver(true), launchTimes.overlay);
    return () => {
      clearTimeout(timer);
      setOver(false);
    };
  }, [isLoading]);
  return isLoading || !isOver;
}
