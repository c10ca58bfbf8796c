import { setTimeout as pause } from "node:timers/promises";
import { sqlState } from "./sql-state.ts";

/** Both mean that nothing of the transaction was kept and that it may be tried again as it was. */
const worthAnother = new Set(["40001", "40P01"]);

const mostAttempts = 6;

/** The longest pause before another attempt, in ms, each time as much longer. */
const pauseStep = 15;

/**
 * Repeats a transaction that PostgreSQL rolled back (serialization failure or deadlock). Its work
 * must therefore bear being done twice: what it keeps outside of the database, it sets anew each
 * time.
 */
export const again = async <Result>(
  transaction: () => Promise<Result>,
  random: () => number = Math.random,
): Promise<Result> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await transaction();
    } catch (error) {
      if (attempt >= mostAttempts || !worthAnother.has(sqlState(error) ?? "")) throw error;
      // By chance, or the two that met would meet again.
      await pause(random() * pauseStep * attempt);
    }
  }
};
