import type { BrowserStorage } from "./stored.ts";

type Storage = BrowserStorage | undefined;

/** A wait that survives a reload, such as between two SMS. Times are in milliseconds since 1970. */
export interface StoredWait {
  /** The end of the wait; `undefined` if none is running. */
  until(storage: Storage, now: number): number | undefined;
  /** Starts the wait and returns its end. Without storage it only lasts as long as the page. */
  begin(storage: Storage, now: number): number;
}

/**
 * Stored under `key`, with a `duration` in ms. If the clock is set back, the wait ends instead of locking the player
 * out.
 */
export const storedWait = (key: string, duration: number): StoredWait => ({
  until(storage, now) {
    const until = Number(storage?.getItem(key) ?? 0);
    return until > now && until <= now + duration ? until : undefined;
  },
  begin(storage, now) {
    const until = now + duration;
    storage?.setItem(key, String(until));
    return until;
  },
});
