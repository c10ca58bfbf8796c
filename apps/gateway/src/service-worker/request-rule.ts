/**
 * `page`: a document, from the network; the kept lobby when there is none. `file`: a part of a build, whose name
 * says what is in it. `picture`: from the network, its copy when there is none. Everything else is the
 * browser's own business, as if no worker were there.
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
  /** Paths of pages that may be answered by the lobby, as the source of a regular expression. */
  readonly pages: string;
  /** Query keys of a login by address: such a document is neither kept nor replaced. */
  readonly secretKeys: readonly string[];
}

/**
 * What the service worker does with a request. It never answers a call of the platform: no
 * balance can be old, and nothing of a member is kept. Printed into the worker as text, so it uses only its parameters.
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
