/**
 * `page`: a document, from the network or, failing that, the cached lobby. `file`: a part of a build, whose name
 * contains a hash of its content. `picture`: from the network or, failing that, its cached copy. Everything else
 * is left to the browser, as if there were no worker.
 */
export type Handling = "page" | "file" | "picture" | undefined;

export interface AskedFor {
  readonly method: string;
  readonly mode: string;
  readonly destination: string;
  readonly url: string;
}

export interface RequestRules {
  readonly origin: string;
  /** The paths of pages that the lobby may stand in for, as the source of a regular expression. */
  readonly pages: string;
  /** Query keys of a login by address: such a document is neither cached nor replaced. */
  readonly secretKeys: readonly string[];
}

/**
 * How the service worker handles a request. It never answers API calls: a balance is never stale, and no member
 * data is stored. The function is printed into the worker as text, so it may only use its parameters.
 */
export function handlingOf(
  { method, mode, destination, url }: AskedFor,
  { origin, pages, secretKeys }: RequestRules,
): Handling {
  const { origin: askedOrigin, pathname, searchParams } = new URL(url);
  if (method !== "GET" || askedOrigin !== origin) return undefined;
  if (pathname.startsWith("/assets/")) return "file";
  const isPicture = pathname.startsWith("/media/") || pathname === "/favicon.svg";
  if (destination === "image" && isPicture) return "picture";
  if (mode !== "navigate" || secretKeys.some((key) => searchParams.has(key))) return undefined;
  return new RegExp(pages).test(pathname) ? "page" : undefined;
}
