import { innerPath } from "@naluma/site/address";

/** What a page may provide for navigation. */
export interface Ways {
  /** To a path of ours, inside the application. */
  go(path: string, options: { readonly replace: boolean }): void;
  /** Off the site; what may be gone to is looked at there (`outside.ts`). */
  leave(to: string, where: External): void;
}

/** This window, or one that knows nothing of it. */
export type External = "here" | "new window";

export interface NavigateOptions {
  readonly replace?: boolean;
  /** The explicit permission to go off the site, and where to (ROUTE-43, A-026). */
  readonly external?: External;
}

/** An address that must not be gone to: whoever asked has a mistake in it. */
export class NavigationError extends Error {
  override readonly name = "NavigationError";
}

export type Navigate = (to: string, options?: NavigateOptions) => void;

/**
 * The one way to go somewhere from code. A path of ours needs nothing; an address off the site needs the
 * permission of whoever asks, else a NavigationError is thrown.
 */
export const createNavigate =
  ({ go, leave }: Ways): Navigate =>
  (to, { replace = false, external } = {}) => {
    const path = innerPath(to);
    if (path !== undefined) go(path, { replace });
    else if (external === undefined) throw new NavigationError("No permission to leave the site");
    else leave(to, external);
  };
