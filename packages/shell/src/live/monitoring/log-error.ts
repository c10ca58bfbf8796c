import { isRouteErrorResponse } from "react-router";

/** Logs one line on the server: the error and its place, never anything that a visitor has sent. */
export function logError(error: unknown, path = ""): void {
  // A page that does not exist, or the like, is a response rather than an error.
  if (isRouteErrorResponse(error)) return;
  const { name, message, stack = "" } = error instanceof Error ? error : new Error(String(error));
  const at = new Date().toISOString();
  console.error(JSON.stringify({ at, event: "render-error", path, name, message, stack }));
}

/** React Router's `handleError`: covers loaders, middleware and the rendering of error screens. */
export const handleError = (error: unknown, { request }: { request: Request }): void => {
  if (!request.signal.aborted) logError(error, new URL(request.url).pathname);
};
