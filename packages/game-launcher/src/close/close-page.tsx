import { browserClock, type Clock } from "@naluma/machine/clock";
import { sessionKeys } from "@naluma/site/stored";
import { useEffect } from "react";
import { launchTimes } from "../launch/launch.times.ts";
import { EndMessage } from "../loading/loading-view.tsx";
import { writeQuickGame } from "./quick-game.ts";

/** Reloads the home page: on start, a page ends the game that is still recorded in storage. */
const goHome = () => window.location.replace("/");

/** Route /close: the address to which a provider returns the player (ROUTE-18). */
export default function ClosePage() {
  useCloseWindow(goHome);
  return <EndMessage title="close.title" text="close.text" action="close.home" onAct={goHome} />;
}

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
  /** Inside a frame of our own /play: the surrounding page reads the message and removes the frame. */
  readonly isFramed: boolean;
  closeWindow(): void;
  goHome(): void;
}

/**
 * The provider sends the player to /close: notify the tab that owns the game and close. If the window cannot
 * close because it is the player's own tab, go home; the page that starts there runs the quit.
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
