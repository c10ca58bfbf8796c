import type { PagePath } from "@naluma/site/pages";

/** The pages that this package renders on its own, with their route files. Read when a host is built. */
export const routes = {
  "/authCallback": `${import.meta.dirname}/third-party-login/auth-callback-page.tsx`,
} as const satisfies Partial<Record<PagePath, string>>;
