import { watch, type FSWatcher } from "node:fs";
import type { Log } from "../log.ts";

/** Milliseconds between two looks: network folders do not notify watchers of remote changes. */
const lookEvery = 2_000;

/**
 * Looks whenever the folder reports a change, and at regular intervals; never twice in parallel.
 *
 * @returns a function that stops watching
 */
export function watchFolder(
  folder: string,
  look: () => Promise<void>,
  log: Log,
  pause = lookEvery,
): () => void {
  let next: NodeJS.Timeout | undefined;
  let isLooking = false;
  let hasChanged = false;
  let isStopped = false;

  const lookNow = async () => {
    hasChanged = true;
    if (isLooking) return;
    isLooking = true;
    clearTimeout(next);
    while (hasChanged && !isStopped) {
      hasChanged = false;
      await look().catch((error: unknown) =>
        log({ event: "gateway-error", message: String(error) }),
      );
    }
    isLooking = false;
    if (!isStopped) next = setTimeout(() => void lookNow(), pause).unref();
  };

  const watcher = watched(folder, () => void lookNow(), log);
  void lookNow();
  return () => {
    isStopped = true;
    clearTimeout(next);
    watcher?.close();
  };
}

/** Undefined if the system cannot watch the folder; it is then only polled. */
function watched(folder: string, changed: () => void, log: Log): FSWatcher | undefined {
  const failed = (error: unknown) => log({ event: "releases-unwatched", reason: String(error) });
  try {
    return watch(folder, { persistent: false }, changed).on("error", failed);
  } catch (error) {
    failed(error);
    return undefined;
  }
}
