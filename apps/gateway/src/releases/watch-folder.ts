import { watch, type FSWatcher } from "node:fs";
import type { Log } from "../log.ts";

/** Milliseconds between two looks: a folder on a network tells nobody what others change in it. */
const lookEvery = 2_000;

/**
 * Looks whenever the folder tells of a change, and every now and then; never twice at once.
 *
 * @returns ends it
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

/** Nothing where the system cannot tell; the looks go on without. */
function watched(folder: string, changed: () => void, log: Log): FSWatcher | undefined {
  const failed = (error: unknown) => log({ event: "releases-unwatched", reason: String(error) });
  try {
    return watch(folder, { persistent: false }, changed).on("error", failed);
  } catch (error) {
    failed(error);
    return undefined;
  }
}
