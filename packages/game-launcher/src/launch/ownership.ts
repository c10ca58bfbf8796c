import { launchTimes } from "./launch.times.ts";

/** Which tab owns the running game. */
export interface Ownership {
  claim(): void;
  release(): void;
  /** Asked when a page starts and storage says that a game runs. */
  isElsewhere(): Promise<boolean>;
}

const name = "naluma-game";

/** What is used of `navigator.locks`. */
export interface Locks {
  request(name: string, options: { mode: "shared" }, run: () => Promise<void>): Promise<unknown>;
  query(): Promise<{ held?: readonly { name?: string }[] }>;
}

/**
 * Web Locks: the browser itself gives the lock back when the owning tab goes away. A page that goes into the
 * back-forward cache gives it back, too: it can neither play nor leave there, and begins anew when it comes back.
 *
 * @param page hears `pagehide`
 */
export function lockOwnership(
  locks: Locks,
  page: Pick<EventTarget, "addEventListener">,
): Ownership {
  let release: (() => void) | undefined;
  const letGo = () => {
    release?.();
    release = undefined;
  };
  page.addEventListener("pagehide", letGo);
  return {
    claim() {
      if (release) return;
      const held = new Promise<void>((resolve) => (release = resolve));
      // Refused only while the page goes away, and then there is nothing left to own.
      locks.request(name, { mode: "shared" }, () => held).catch(() => undefined);
    },
    release: letGo,
    async isElsewhere() {
      const { held = [] } = await locks.query();
      return release === undefined && held.some((lock) => lock.name === name);
    },
  };
}

/** Where Web Locks are missing (a plain http address): the owner answers by BroadcastChannel. */
export function channelOwnership(wait: (ms: number) => Promise<void>): Ownership {
  let owned: BroadcastChannel | undefined;
  return {
    claim() {
      owned ??= new BroadcastChannel(name);
      owned.onmessage = ({ data }) => {
        if (data === "who") owned?.postMessage("me");
      };
    },
    release() {
      owned?.close();
      owned = undefined;
    },
    async isElsewhere() {
      if (owned) return false;
      const channel = new BroadcastChannel(name);
      let answered = false;
      channel.onmessage = ({ data }) => {
        if (data === "me") answered = true;
      };
      channel.postMessage("who");
      await wait(launchTimes.fastPath);
      channel.close();
      return answered;
    },
  };
}
