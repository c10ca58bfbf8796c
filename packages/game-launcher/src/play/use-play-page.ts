import { useMachine } from "@naluma/machine/react";
import { isFramable } from "@naluma/site/framable";
import { gameAddress } from "@naluma/site/game-address";
import { waitingWindows } from "@naluma/site/stored";
import { useSite } from "@naluma/site/use-site";
import { use, useEffect, useState, useSyncExternalStore } from "react";
import { isGameOpen } from "../launch/launch.state.ts";
import { loadingStatus, type LoadingStatus } from "../loading/loading-status.ts";
import { usePlaceholder } from "../loading/use-placeholder.ts";
import { LauncherContext } from "../runner/use-launcher-instance.ts";

export interface PlayView {
  readonly status: LoadingStatus | undefined;
  readonly isLandscape?: boolean;
  readonly quit: () => void;
}

const never = () => () => undefined;

const isGameWindow = () => window.name === waitingWindows.gameWindow;

/** Whether this /play runs inside the game's own window, to frame an address that must not be opened there directly. */
export const useIsGameWindow = (): boolean =>
  useSyncExternalStore(never, isGameWindow, () => false);

/** The launch of this very tab. Without one there is nothing to play here, and `goHome` (stable) is called. */
export function useOwnPlay(goHome: () => void): PlayView {
  const launcher = use(LauncherContext);
  if (!launcher) throw new Error("useOwnPlay needs a <LauncherContext> above it");
  const state = useMachine(launcher);
  const { settings } = useSite();
  /** After a reload, the game may still be resumed here. */
  const [isTakingUp, setTakingUp] = useState(() => launcher.takingUp() !== undefined);
  // A game in its own window must not be played here a second time.
  const isElsewhere = state.at === "idle" || (isGameOpen(state) && state.open !== "page");

  useEffect(() => {
    void launcher.takingUp()?.then(() => setTakingUp(false));
  }, [launcher]);

  useEffect(() => {
    // During hydration the page renders once before it knows which window it is in.
    if (isElsewhere && !isTakingUp && !isGameWindow()) goHome();
  }, [isElsewhere, isTakingUp, goHome]);

  useEffect(
    () => () => {
      // If the address is still /play, React only unmounted the page to mount it again (Strict Mode).
      if (window.location.pathname !== "/play") launcher.pageLeft();
    },
    [launcher],
  );

  return {
    status: isElsewhere ? undefined : loadingStatus(state),
    isLandscape: isGameOpen(state) && settings.landscapeProviders.includes(state.game.providerId),
    quit: launcher.quit,
  };
}

/** The launch of the tab that opened this window. The address is validated again before it is framed. */
export function useFollowedPlay(): PlayView & { isLost: boolean } {
  const { settings } = useSite();
  const { following, quit } = usePlaceholder();
  if (following.at !== "following")
    return { status: undefined, quit, isLost: following.at === "lost" };

  const { url, ...status } = following.status;
  const { origin } = window.location;
  const address = gameAddress(url, settings, origin);
  const mayShow = address && isFramable(address, origin, settings);
  return { status: mayShow ? { ...status, url: address.href } : status, quit, isLost: false };
}
