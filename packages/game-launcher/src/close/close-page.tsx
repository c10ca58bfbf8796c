import { browserClock, type Clock } from "@naluma/machine/clock";
import { sessionKeys } from "@naluma/site/stored";
import { useEffect } from "react";
import { launchTimes } from "../launch/launch.times.ts";
import { EndMessage } from "../loading/loading-view.tsx";
import { writeQuickGame } from "./quick-game.ts";

/** Loads home anew: what a page does on start ends the game that storage still names. */
const goHome = () => window.location.replace("/");

/** Route /close: the address to which a provider sends the player back (ROUTE-18). */
export default function ClosePage() {
  useCloseWindow(goHome);
  return <EndMessage title="close.title" text="close.text" action="close.home" onAct={goHome} />;
}

/** Runs what /close is for, once the page is there. */
function useCloseWindow(goHome: () => void): void {
  useEffect(
    () =>
      closeWindow({
        local: window.localStorage,
        session: window.sessionStorage,
        clock: browserClock,
        name: window.name,
        isFramed: window.parent !== window,
        closeWindow: () => window.close(),
        goHome,
      }),
    [goHome],
  );
}

interface ClosePorts {
  readonly local: Pick<Storage, "setItem">;
  readonly session: Pick<Storage, "getItem">;
  readonly clock: Clock;
  /** `window.name`. */
  readonly name: string;
  /** In a frame of our own /play: the page around it reads the message and takes the frame away. */
  readonly isFramed: boolean;
  closeWindow(): void;
  goHome(): void;
}

/**
 * The provider sends the player to /close: tell the tab that owns the game and close. Where the
 * window cannot close (it is the player's own tab), go home; the page that starts there runs the quit.
 */
export function closeWindow(ports: ClosePorts): () => void {
  const isOurs = [sessionKeys.launch, sessionKeys.windowState].some(
    (key) => ports.session.getItem(key) !== null,
  );
  writeQuickGame(ports.local, ports.session, ports.clock.now(), ports.name);
  if (ports.isFramed) return () => undefined;
  if (isOurs) ports.closeWindow();
  return ports.clock.setTimeout(() => ports.goHome(), launchTimes.fastPath);
}
