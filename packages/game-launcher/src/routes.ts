import type { PagePath } from "@naluma/site/pages";

/** The pages that this package renders on its own, with their route files. Read when a host is built. */
export const routes = {
  "/loading": `${import.meta.dirname}/loading/loading-page.tsx`,
  "/close": `${import.meta.dirname}/close/close-page.tsx`,
} as const satisfies Partial<Record<PagePath, string>>;
