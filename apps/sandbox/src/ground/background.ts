import { setTimeout as pause } from "node:timers/promises";
import type { Outage } from "./db/outage.ts";
import { isBusy } from "./db/retry.ts";
import { logError } from "./log.ts";

/** Work that no response waits for: events that follow a committed change. */
export interface Background {
  /** Tasks of one line run one after another; errors are logged and ignored. */
  run(line: string, task: () => Promise<void>): void;
  /** Resolves when all tasks are done. */
  settled(): Promise<void>;
  /** Accepts no more tasks, and gives up on those that wait for the database. Resolves when all tasks are done. */
  close(): Promise<void>;
}

/** While the database is unavailable, a task is retried this often, with this pause in ms. */
const maxAttempts = 120;
const betweenAttempts = 500;

/** @param outage whether a task failed because the database is unavailable, in which case it is retried */
export const createBackground = (outage: Outage): Background => {
  const lines = new Map<string, Promise<void>>();
  let isClosed = false;

  const withPatience = async (task: () => Promise<void>): Promise<void> => {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await task();
      } catch (error) {
        if (isClosed) return;
        if (!(isBusy(error) || outage(error)) || attempt === maxAttempts) throw error;
        await pause(betweenAttempts, undefined, { ref: false });
      }
    }
  };

  const settled = async () => {
    while (lines.size > 0) await Promise.all(lines.values());
  };

  return {
    run: (line, task) => {
      if (isClosed) return;
      const turn = (lines.get(line) ?? Promise.resolve())
        .then(() => withPatience(task))
        .catch((error: unknown) => {
          logError(`background work for ${line} failed:`, error);
        })
        .finally(() => {
          if (lines.get(line) === turn) lines.delete(line);
        });
      lines.set(line, turn);
    },
    settled,
    close: () => {
      isClosed = true;
      return settled();
    },
  };
};
