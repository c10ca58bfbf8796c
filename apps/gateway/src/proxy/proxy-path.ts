/**
 * The path of a request as the platform gets it, if `isPassed` says so of it; nothing for every other one.
 * Only the plain spelling of a path is passed: whoever decides here and whoever answers over there must read
 * the same one, and `/./`, `%5f` or an escaped slash may be something else to each.
 */
export function proxyPath(url: string, isPassed: (path: string) => boolean): string | undefined {
  const base = "http://platform.invalid";
  if (!url.startsWith("/") || !URL.canParse(base + url)) return undefined;
  const { pathname, search } = new URL(base + url);
  const [spelled] = url.split("?");
  if (pathname !== spelled || otherSpelling.test(pathname)) return undefined;
  return isPassed(pathname) ? pathname + search : undefined;
}

/** Two slashes, an escaped one, or the escape of a sign that needs none (RFC 3986, 2.3). */
const otherSpelling = /\/\/|%(2f|5c|2d|2e|5f|7e|3\d|[46][1-9a-f]|[57][0-9a])/i;
