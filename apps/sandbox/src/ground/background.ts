import { setTimeout as pause } from "node:timers/promises";
import type { Outage } from "./db/outage.ts";
import { isBusy } from "./db/sql-state.ts";
import { logError } from "./log.ts";

/** Work that no answer waits for: events that follow a committed change. */
export interface Background {
  /** Tasks of one line come one after the other; what a task throws is logged and ignored. */
  run(line: string, task: () => Promise<void>): void;
  /** Resolves when nothing is left to do. */
  settled(): Promise<void>;
  /** Takes nothing more and gives up what the database cannot answer. Resolves when nothing is left to do. */
  close(): Promise<void>;
}

/** While the database cannot answer a task is tried so often, with so many ms between. */
const maxAttempts = 120;
const betweenAttempts = 500;

/** @param outage whether a task failed because the database cannot answer: it is tried again */
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
