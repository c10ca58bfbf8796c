import { log as toLog } from "../log.ts";
import { sqlState } from "./retry.ts";

/**
 * Classes of SQLSTATE: connection error, insufficient resources (including a full disk), operator intervention,
 * system error.
 */
const classes = new Set(["08", "53", "57", "58"]);

/** The one code of class 57 that concerns only the query itself: it was cancelled. */
const cancelled = "57014";

const networkCodes = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "EHOSTUNREACH",
  "ENOTFOUND",
  "EPIPE",
  "ETIMEDOUT",
]);

/** The messages of `pg` for a lost connection; these errors have no code. */
const ofTheDriver =
  /^(Connection terminated|Client has encountered a connection error|Client was closed|timeout expired|Query read timeout|canceling statement due to statement timeout)/;

const chain = (error: unknown): readonly Error[] =>
  error instanceof Error ? [error, ...chain(error.cause)] : [];

/** Why the database is currently unavailable; undefined for every other error. */
export const outageIn = (error: unknown): string | undefined => {
  const errors = chain(error);
  const state = sqlState(error);
  const isState = state !== undefined && state !== cancelled && classes.has(state.slice(0, 2));
  const isOf = (one: Error) =>
    ("code" in one && networkCodes.has(String(one.code))) || ofTheDriver.test(one.message);
  if (!isState && !errors.some(isOf)) return undefined;
  const [innermost] = errors.toReversed();
  // A query's values must not be logged: only the message of the innermost error is used, which is the database's own.
  return (innermost?.message || state || "no connection").split("\n")[0];
};

/** An outage is logged again if none was seen for this long, in ms. */
const quiet = 60_000;

/**
 * Logs a database outage once instead of for every call that fails. True if the error is an outage; the call
 * then gets a 503.
 */
export type Outage = (error: unknown) => boolean;

export const createOutage = (
  log: (line: string) => void = toLog,
  now: () => number = () => performance.now(),
): Outage => {
  let last = Number.NEGATIVE_INFINITY;
  return (error) => {
    const reason = outageIn(error);
    if (reason === undefined) return false;
    if (now() - last > quiet)
      log(`The database cannot answer, so calls are answered with 503: ${reason}`);
    last = now();
    return true;
  };
};
