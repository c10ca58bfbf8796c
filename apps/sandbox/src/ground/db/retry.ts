import { setTimeout as pause } from "node:timers/promises";

/** The pool's message when all its connections were in use for too long; it has no code. */
const noneIsFree = "timeout exceeded when trying to connect";

/** A query waited too long for a row or a connection that others hold: the database is working, but busy. */
export const isBusy = (error: unknown): boolean =>
  sqlState(error) === "55P03" ||
  (error instanceof Error && (error.message === noneIsFree || isBusy(error.cause)));

/** The database's SQLSTATE, at any level of the chain of causes. */
export const sqlState = (error: unknown): string | undefined => {
  if (!(error instanceof Error)) return undefined;
  const code = "code" in error && typeof error.code === "string" ? error.code : undefined;
  return code !== undefined && /^[0-9A-Z]{5}$/.test(code) ? code : sqlState(error.cause);
};

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
