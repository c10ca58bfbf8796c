import type { Page, Request } from "@playwright/test";

/** The calls that a page makes from now on, as its network panel lists them. */
export const watchCalls = (page: Page) => {
  const made: Request[] = [];
  const broken: Request[] = [];
  page.on("request", (request) => made.push(request));
  page.on("requestfailed", (request) => broken.push(request));
  const isTo = (path: string) => (request: Request) =>
    new URL(request.url()).pathname === `/api${path}`;

  return {
    to: (path: string): Request[] => made.filter(isTo(path)),
    /** How often a call was made. */
    count: (path: string): number => made.filter(isTo(path)).length,
    /** Calls that the page itself gave up. */
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
