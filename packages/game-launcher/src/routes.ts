import type { PagePath } from "@naluma/site/pages";

/** The pages that this package draws alone, with the files of their routes. Read when a host is built. */
export const routes = {
  "/loading": `${import.meta.dirname}/loading/loading-page.tsx`,
  "/close": `${import.meta.dirname}/close/close-page.tsx`,
} as const satisfies Partial<Record<PagePath, string>>;
