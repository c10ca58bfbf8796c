import { innerPath } from "@naluma/site/address";
import type { SiteSettings } from "@naluma/site/settings";

/** The ways of navigating that a page provides. */
export interface Ways {
  /** Navigates to one of our paths, inside the application. */
  go(path: string, options: { readonly replace: boolean }): void;
  /** Leaves the site; `outside.ts` checks the address. */
  leave(to: string, where: External): void;
}

/** This window, or a new one without a reference to it. */
export type External = "here" | "new window";

export interface NavigateOptions {
  readonly replace?: boolean;
  /** Explicit permission to leave the site, and in which window (ROUTE-43, A-026). */
  readonly external?: External;
}

/** The address must not be navigated to; this is always a bug in the caller. */
export class NavigationError extends Error {
  override readonly name = "NavigationError";
}

export type Navigate = (to: string, options?: NavigateOptions) => void;

/**
 * The only way to navigate from code. One of our paths needs no permission; an address off the site needs the
 * caller's, otherwise a NavigationError is thrown.
 */
export const createNavigate =
  ({ go, leave }: Ways): Navigate =>
  (to, { replace = false, external } = {}) => {
    const path = innerPath(to);
    if (path !== undefined) go(path, { replace });
    else if (external === undefined) throw new NavigationError("No permission to leave the site");
    else leave(to, external);
  };

let rulesOfSite: SiteSettings["routeRules"] = {};

/**
 * The site's route rules in the browser. A client middleware runs before any component and gets no data from them, so
 * the page keeps the rules here.
 */
export const siteRules = (): SiteSettings["routeRules"] => rulesOfSite;

export function keepSiteRules(settings: Pick<SiteSettings, "routeRules">): void {
  rulesOfSite = settings.routeRules;
}
