import { isRouteErrorResponse } from "react-router";

/** One line of the server's log: what broke and where, never what a visitor sent. */
export function logError(error: unknown, path = ""): void {
  // A page that does not exist, and the like: an answer, not an error.
  if (isRouteErrorResponse(error)) return;
  const { name, message, stack = "" } = error instanceof Error ? error : new Error(String(error));
  const at = new Date().toISOString();
  console.error(JSON.stringify({ at, event: "render-error", path, name, message, stack }));
}

/** React Router's `handleError`: loaders, middleware and the render of error screens. */
export const handleError = (error: unknown, { request }: { request: Request }): void => {
  if (!request.signal.aborted) logError(error, new URL(request.url).pathname);
};
