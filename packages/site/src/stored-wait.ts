import type { BrowserStorage } from "./stored.ts";

type Storage = BrowserStorage | undefined;

/** A wait that a reload does not end, as between two SMS. Times are in milliseconds since 1970. */
export interface StoredWait {
  /** When it is over; nothing where none runs. */
  until(storage: Storage, now: number): number | undefined;
  /** It begins; answers when it is over. Without storage it holds for the page alone. */
  begin(storage: Storage, now: number): number;
}

/** Kept under `key`, `duration` ms long. A clock that was set back locks nobody out. */
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
