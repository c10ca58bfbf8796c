/** Resolves with the call's result, or with `undefined` if it was aborted because the session has ended. */
export async function unlessAborted<T>(call: Promise<T>): Promise<T | undefined> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof Error && error.name === "AbortError") return undefined;
    throw error;
  }
}
