/** The name of the error that `tools/host/trimmed.ts` has the router throw for a route's file. */
export const codeLostName = "CodeLostError";

export const isCodeLost = (error: unknown): boolean =>
  error instanceof Error && error.name === codeLostName;
