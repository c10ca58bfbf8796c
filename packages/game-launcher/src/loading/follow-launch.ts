import type { Clock } from "@naluma/machine/clock";
import { sessionKeys } from "@naluma/site/stored";
import { launchTimes } from "../launch/launch.times.ts";
import type { LoadingStatus } from "./loading-status.ts";
import type { OpenLine } from "./placeholder-line.ts";

export type Following =
  | { readonly at: "waiting" }
  | { readonly at: "following"; readonly status: LoadingStatus }
  /** The opener's launch is gone, and the window could not close itself. */
  | { readonly at: "lost" };

interface PlaceholderWindow {
  readonly opener: { readonly sessionStorage: Pick<Storage, "getItem"> } | null;
  readonly sessionStorage: Pick<Storage, "getItem" | "setItem">;
  close(): void;
}

export interface FollowPorts {
  readonly window: PlaceholderWindow;
  readonly openLine: OpenLine;
  readonly clock: Clock;
}

/** Follows, from the game's own window, the launch of the tab that opened it. */
export function followLaunch(
  { window, openLine, clock }: FollowPorts,
  show: (following: Following) => void,
): { quit(): void; stop(): void } {
  const launchId = launchOf(window);
  if (launchId === undefined) {
    show({ at: "lost" });
    return { quit: () => window.close(), stop: () => undefined };
  }

  let cancel = (): void => undefined;
  const over = () => {
    cancel();
    window.close();
    show({ at: "lost" }); // seen only if the browser keeps the window open
  };
  const line = openLine((message) => {
    if (message.launchId !== launchId) return;
    if (message.type === "over") over();
    if (message.type !== "status") return;
    cancel();
    show({ at: "following", status: message.status });
  });

  function ask(waited: number) {
    if (waited > launchTimes.start) return over();
    line.send({ type: "asked", launchId: launchId ?? "" });
    cancel = clock.setTimeout(() => ask(waited + launchTimes.placeholder), launchTimes.placeholder);
  }
  ask(0);

  return {
    quit() {
      line.send({ type: "quit", launchId });
      over();
    },
    stop() {
      cancel();
      line.close();
    },
  };
}

/**
 * The opener's launch: this window may be the named one of an earlier game, whose id is still in its own storage.
 * Stored here for /close, which loads in this window after the game.
 */
function launchOf({ opener, sessionStorage }: PlaceholderWindow): string | undefined {
  const id = ofOpener(opener) ?? sessionStorage.getItem(sessionKeys.launch) ?? undefined;
  if (id !== undefined) sessionStorage.setItem(sessionKeys.launch, id);
  return id;
}

function ofOpener(opener: PlaceholderWindow["opener"]): string | undefined {
  try {
    return opener?.sessionStorage.getItem(sessionKeys.launch) ?? undefined;
  } catch {
    return undefined; // opened by another origin
  }
}
