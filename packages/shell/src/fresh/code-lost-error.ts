/** What `tools/host/trimmed.ts` has the router throw for a route's file begins so. */
const codeLostError = "code-lost ";

export const isCodeLost = (error: unknown): boolean =>
  error instanceof Error && error.message.startsWith(codeLostError);
