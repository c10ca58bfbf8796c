import { isRouteErrorResponse } from "react-router";

/** The gateway's log entry for an error in a browser; the gateway strips queries and tokens again. */
interface ErrorReport {
  readonly release: string;
  readonly template: string;
  readonly path: string;
  /** The page's language, as its document declares it. */
  readonly lang: string;
  readonly name: string;
  readonly message: string;
  readonly stack: string;
}

/** A broken render may throw in a loop, so a page sends no more than this many reports. */
const reportsPerPage = 10;
let sent = 0;

export const releaseOf = (document: Document): string =>
  document.documentElement.dataset["release"] ?? "";

/** Reports an error; never throws, and sends no personal data. */
export function reportError(error: unknown): void {
  // A page that does not exist is a response rather than an error.
  if (isRouteErrorResponse(error)) return;
  sent += 1;
  if (sent > reportsPerPage) return;
  const { name, message, stack } = error instanceof Error ? error : new Error(String(error));
  const report: ErrorReport = {
    release: releaseOf(document),
    template: document.documentElement.dataset["template"] ?? "",
    path: window.location.pathname,
    lang: document.documentElement.lang,
    name,
    message: message.slice(0, 500),
    stack: (stack ?? "").slice(0, 2_000),
  };
  navigator.sendBeacon("/reports/error", JSON.stringify(report));
}

export function watchErrors(win: Window): void {
  win.addEventListener("error", ({ error }) => {
    if (error) reportError(error);
  });
  win.addEventListener("unhandledrejection", ({ reason }) => reportError(reason));
}

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
