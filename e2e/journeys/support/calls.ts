import type { Page, Request } from "@playwright/test";

/** Records the calls that a page makes from now on, like its network panel. */
export const watchCalls = (page: Page) => {
  const made: Request[] = [];
  const broken: Request[] = [];
  page.on("request", (request) => made.push(request));
  page.on("requestfailed", (request) => broken.push(request));
  const isTo = (path: string) => (request: Request) =>
    new URL(request.url()).pathname === `/api${path}`;

  return {
    to: (path: string): Request[] => made.filter(isTo(path)),
    /** The number of times a call was made. */
    count: (path: string): number => made.filter(isTo(path)).length,
    /** Calls that the page itself aborted. */
    aborted: (path: string): Request[] =>
      broken
        .filter(isTo(path))
        .filter((request) => request.failure()?.errorText === "net::ERR_ABORTED"),
    forget: (): void => {
      made.length = 0;
      broken.length = 0;
    },
  };
};
