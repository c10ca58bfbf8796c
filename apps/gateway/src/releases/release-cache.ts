import type { Log } from "../log.ts";
import { readRelease, type VerifiedRelease } from "./verified-release.ts";

/** Milliseconds before a broken release is read again, as it may have been repaired meanwhile. */
const readAgainAfter = 30_000;

export interface ReleaseCache {
  /** Undefined for a broken release; the reason is logged once. */
  get(id: string): Promise<VerifiedRelease | undefined>;
  refuse(id: string, error: unknown): void;
  /** Why the release was refused. */
  reason(id: string): string | undefined;
  /** Lets broken releases be read again immediately. */
  readAgain(): void;
  keepOnly(ids: ReadonlySet<string>): void;
  all(): readonly VerifiedRelease[];
}

/** The releases of a folder that are in memory, and why the others are not. */
export function releaseCache(folder: string, log: Log, now: () => number): ReleaseCache {
  const held = new Map<string, VerifiedRelease>();
  const refused = new Map<string, { readonly reason: string; readonly again: number }>();

  const refuse = (id: string, error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error);
    if (refused.get(id)?.reason !== reason) log({ event: "release-refused", release: id, reason });
    refused.set(id, { reason, again: now() + readAgainAfter });
    held.delete(id);
  };

  return {
    async get(id) {
      const found = held.get(id);
      if (found || now() < (refused.get(id)?.again ?? 0)) return found;
      try {
        const release = await readRelease(folder, id, [...held.values()]);
        held.set(id, release);
        return release;
      } catch (error) {
        refuse(id, error);
        return undefined;
      }
    },
    refuse,
    reason: (id) => refused.get(id)?.reason,
    readAgain: () => {
      for (const [id, { reason }] of refused) refused.set(id, { reason, again: 0 });
    },
    keepOnly: (ids) => {
      for (const id of held.keys()) if (!ids.has(id)) held.delete(id);
    },
    all: () => [...held.values()],
  };
}
