import { log as toLog } from "../log.ts";
import { sqlState } from "./sql-state.ts";

/** Classes of SQLSTATE: no connection, no resources (a full disk too), ended by its operator, no system. */
const classes = new Set(["08", "53", "57", "58"]);

/** The one of class 57 that a query brings on itself: it was cancelled. */
const cancelled = "57014";

const networkCodes = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "EHOSTUNREACH",
  "ENOTFOUND",
  "EPIPE",
  "ETIMEDOUT",
]);

/** What `pg` says of a connection that is gone; these errors have no code. */
const ofTheDriver =
  /^(Connection terminated|Client has encountered a connection error|Client was closed|timeout expired|Query read timeout|canceling statement due to statement timeout)/;

const chain = (error: unknown): readonly Error[] =>
  error instanceof Error ? [error, ...chain(error.cause)] : [];

/** Why the database cannot answer at the moment; undefined for every other error. */
export const outageIn = (error: unknown): string | undefined => {
  const errors = chain(error);
  const state = sqlState(error);
  const isState = state !== undefined && state !== cancelled && classes.has(state.slice(0, 2));
  const isOf = (one: Error) =>
    ("code" in one && networkCodes.has(String(one.code))) || ofTheDriver.test(one.message);
  if (!isState && !errors.some(isOf)) return undefined;
  const [innermost] = errors.toReversed();
  // What a query carried stands in no log: only the innermost error is said, and it is the database's own.
  return (innermost?.message || state || "no connection").split("\n")[0];
};

/** An outage that lasts is said again when nothing was heard of it for so long, in ms. */
const quiet = 60_000;

/**
 * Says an outage of the database in the log, once and not with each call that meets it. True when the
 * error is one; the call is then answered with 503.
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
