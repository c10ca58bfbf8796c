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
