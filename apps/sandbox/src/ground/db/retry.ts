import { setTimeout as pause } from "node:timers/promises";
import { sqlState } from "./sql-state.ts";

/** They mean that nothing of the transaction was kept and that it may be tried again as it was. */
const worthAnother = new Set(["40001", "40P01", "55P03"]);

const maxAttempts = 6;

/** The longest pause before another attempt, in ms, each time as much longer. */
const pauseStep = 15;

/**
 * Repeats a transaction that PostgreSQL rolled back (serialization failure, deadlock, a row that others hold for
 * long: who waits in a queue gives its connection to the others meanwhile). Its work
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
      if (attempt >= maxAttempts || !worthAnother.has(sqlState(error) ?? "")) throw error;
      // By chance, or the two that met would meet again.
      await pause(random() * pauseStep * attempt);
    }
  }
};
