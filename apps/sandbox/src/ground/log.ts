import { DrizzleQueryError } from "drizzle-orm/errors";
import { sqlState } from "./db/retry.ts";

/** The one place that writes to the log of a running sandbox; lint refuses `console` elsewhere. */
export const log = (line: string): void => console.error(line);

/** The schema object that a database error is about; these names are ours, never a player's. */
const placeIn = (error: Error): string =>
  (["table", "column", "constraint"] as const)
    .flatMap((part) => {
      const name: unknown = Reflect.get(error, part);
      return typeof name === "string" ? [`${part} ${name}`] : [];
    })
    .join(", ");

/** PostgreSQL quotes the offending values, so `detail`, `where` and the parameters are not read at all. */
const messageOf = (error: Error): string => {
  if (error instanceof DrizzleQueryError) return `Failed query: ${error.query}`;
  const state = sqlState(Object.assign(new Error(), { code: Reflect.get(error, "code") }));
  if (state === undefined) return error.message;
  const place = placeIn(error);
  const said = error.message.replace(/".*"/s, '"…"');
  return `[${state}] ${said}${place === "" ? "" : ` (${place})`}`;
};

const framesOf = ({ stack = "", message }: Error): string => {
  const at = stack.indexOf(message);
  return at < 0 ? "" : stack.slice(at + message.length);
};

/** An error and its causes with their stacks, but without any values from a query. */
export const described = (error: unknown): string => {
  if (!(error instanceof Error)) return typeof error === "string" ? error : typeof error;
  const cause = error.cause === undefined ? "" : `\ncaused by ${described(error.cause)}`;
  return `${error.name}: ${messageOf(error)}${framesOf(error)}${cause}`;
};

export const logError = (what: string, error: unknown): void => log(`${what} ${described(error)}`);
