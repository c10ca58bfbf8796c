import { setTimeout as pause } from "node:timers/promises";
import { sqlState } from "./sql-state.ts";

/** These codes mean that the transaction was rolled back and can be retried unchanged. */
const worthAnother = new Set(["40001", "40P01", "55P03"]);

const maxAttempts = 6;

/** The longest pause before a retry, in ms, multiplied by the attempt. */
const pauseStep = 15;

/**
 * Retries a transaction that PostgreSQL rolled back (serialization failure, deadlock, or a lock timeout, so that
 * a waiting transaction frees its connection for others). Its work must therefore be repeatable: any state
 * outside the database has to be reset each time.
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
      // Random, or the two transactions that collided would collide again.
      await pause(random() * pauseStep * attempt);
    }
  }
};
