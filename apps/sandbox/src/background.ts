import type { Outage } from "./db/outage.ts";

/** Work that no answer waits for: events that follow a committed change. */
export interface Background {
  /** Tasks of one line come one after the other; what a task throws is logged and ignored. */
  run(line: string, task: () => Promise<void>): void;
  /** Resolves when nothing is left to do. */
  settled(): Promise<void>;
}

/** @param outage what fails because of one is said by it */
export const createBackground = (outage: Outage): Background => {
  const lines = new Map<string, Promise<void>>();
  return {
    run: (line, task) => {
      const turn = (lines.get(line) ?? Promise.resolve())
        .then(task)
        .catch((error: unknown) => {
          if (!outage(error)) console.error(`background work for ${line} failed:`, error);
        })
        .finally(() => {
          if (lines.get(line) === turn) lines.delete(line);
        });
      lines.set(line, turn);
    },
    settled: async () => {
      while (lines.size > 0) await Promise.all(lines.values());
    },
  };
};
