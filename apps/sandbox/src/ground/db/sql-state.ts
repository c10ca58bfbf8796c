/** What the pool says where all its connections have been in use for too long; it gives no code. */
const noneIsFree = "timeout exceeded when trying to connect";

/** A query waited too long for what others hold, a row or a connection: the database is well, and busy. */
export const isBusy = (error: unknown): boolean =>
  sqlState(error) === "55P03" ||
  (error instanceof Error && (error.message === noneIsFree || isBusy(error.cause)));

/** The SQLSTATE that the database gave, wherever in the chain of causes it stands. */
export const sqlState = (error: unknown): string | undefined => {
  if (!(error instanceof Error)) return undefined;
  const code = "code" in error && typeof error.code === "string" ? error.code : undefined;
  return code !== undefined && /^[0-9A-Z]{5}$/.test(code) ? code : sqlState(error.cause);
};
