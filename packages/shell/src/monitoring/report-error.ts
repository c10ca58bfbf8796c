import { isRouteErrorResponse } from "react-router";

/** What the gateway logs of an error in a browser; it drops queries and tokens once more. */
interface ErrorReport {
  readonly release: string;
  readonly template: string;
  readonly path: string;
  /** Of the page, as its document names it. */
  readonly lang: string;
  readonly name: string;
  readonly message: string;
  readonly stack: string;
}

/** One broken render may throw in a loop: a page sends this many reports and no more. */
const reportsPerPage = 10;
let sent = 0;

export const releaseOf = (document: Document): string =>
  document.documentElement.dataset["release"] ?? "";

/** Reports an error; never throws, and sends nothing personal. */
export function reportError(error: unknown): void {
  // A page that does not exist is an answer, not an error.
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

/** What nobody caught. */
export function watchErrors(win: Window): void {
  win.addEventListener("error", ({ error }) => {
    if (error) reportError(error);
  });
  win.addEventListener("unhandledrejection", ({ reason }) => reportError(reason));
}
