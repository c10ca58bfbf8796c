import { openTabChannel, type TabChannel } from "@naluma/site/tab-channel";
import { launchTimes } from "../launch/launch.times.ts";

/** Which tab owns the running game. */
export interface Ownership {
  claim(): void;
  release(): void;
  /** Called when a page starts and storage contains a running game. */
  isElsewhere(): Promise<boolean>;
  /**
   * Notifies the tab that owns the game that it no longer does.
   *
   * @param launchId the game that this tab has now; undefined if it only leaves the other one
   */
  supersede(launchId?: string): void;
  /** Calls `run` when another tab takes over a game that this one owns, with the launch id that tab sent. */
  onSuperseded(run: (launchId: string | undefined) => void): void;
}

const name = "naluma-game";

/**
 * Messages between tabs about the game. The channel is open only while this tab owns a game, so that an idle page can
 * enter the bfcache; a tab does not receive its own messages.
 */
function ownersLine() {
  let line: TabChannel | undefined;
  let superseded: (launchId: string | undefined) => void = () => {};
  return {
    open() {
      if (line) return;
      const opened = openTabChannel(name);
      opened.onmessage = ({ data }) => {
        if (data === "who") opened.postMessage("me");
        if (typeof data !== "string" || !data.startsWith("taken")) return;
        superseded(data.slice("taken ".length) || undefined);
      };
      line = opened;
    },
    close() {
      line?.close();
      line = undefined;
    },
    isOpen: () => line !== undefined,
    sendSuperseded(launchId = "") {
      const message = `taken ${launchId}`;
      if (line) return line.postMessage(message);
      const once = openTabChannel(name);
      once.postMessage(message);
      once.close();
    },
    onSuperseded(run: typeof superseded) {
      superseded = run;
    },
  };
}

/** The parts of `navigator.locks` that are used. */
export interface Locks {
  request(name: string, options: { mode: "shared" }, run: () => Promise<void>): Promise<unknown>;
  query(): Promise<{ held?: readonly { name?: string }[] }>;
}

/**
 * Web Locks: the browser releases the lock when the owning tab goes away. A page that enters the back-forward cache
 * releases it too: it can neither play nor leave there, and starts over when it is restored.
 *
 * @param page dispatches `pagehide`
 */
export function lockOwnership(
  locks: Locks,
  page: Pick<EventTarget, "addEventListener">,
): Ownership {
  const line = ownersLine();
  let release: (() => void) | undefined;
  const letGo = () => {
    line.close();
    release?.();
    release = undefined;
  };
  page.addEventListener("pagehide", letGo);
  return {
    claim() {
      if (release) return;
      line.open();
      const held = new Promise<void>((resolve) => (release = resolve));
      // Rejected only while the page unloads, and then there is nothing left to own.
      locks.request(name, { mode: "shared" }, () => held).catch(() => undefined);
    },
    release: letGo,
    async isElsewhere() {
      const { held = [] } = await locks.query();
      return release === undefined && held.some((lock) => lock.name === name);
    },
    supersede: line.sendSuperseded,
    onSuperseded: line.onSuperseded,
  };
}

/** Without Web Locks (on a plain http address), the owner answers by BroadcastChannel. */
export function channelOwnership(wait: (ms: number) => Promise<void>): Ownership {
  const line = ownersLine();
  return {
    claim: line.open,
    release: line.close,
    async isElsewhere() {
      if (line.isOpen()) return false;
      const channel = openTabChannel(name);
      let answered = false;
      channel.onmessage = ({ data }) => {
        if (data === "me") answered = true;
      };
      channel.postMessage("who");
      await wait(launchTimes.fastPath);
      channel.close();
      return answered;
    },
    supersede: line.sendSuperseded,
    onSuperseded: line.onSuperseded,
  };
}
