/** A query waited too long for a row that another one holds: the database is well, and busy with this very thing. */
export const isBusy = (error: unknown): boolean => sqlState(error) === "55P03";

/** The SQLSTATE that the database gave, wherever in the chain of causes it stands. */
export const sqlState = (error: unknown): string | undefined => {
  if (!(error instanceof Error)) return undefined;
  const code = "code" in error && typeof error.code === "string" ? error.code : undefined;
  return code !== undefined && /^[0-9A-Z]{5}$/.test(code) ? code : sqlState(error.cause);
};
