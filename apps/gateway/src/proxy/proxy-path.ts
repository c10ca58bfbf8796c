/**
 * The path to request from the platform, if `isPassed` accepts it; otherwise undefined. Only the plain spelling
 * of a path is accepted: the gateway and the platform must read the same path, and each of them might read
 * `/./`, `%5f` or an escaped slash differently.
 */
export function proxyPath(url: string, isPassed: (path: string) => boolean): string | undefined {
  const base = "http://platform.invalid";
  if (!url.startsWith("/") || !URL.canParse(base + url)) return undefined;
  const { pathname, search } = new URL(base + url);
  const [spelled] = url.split("?");
  if (pathname !== spelled || otherSpelling.test(pathname)) return undefined;
  return isPassed(pathname) ? pathname + search : undefined;
}

/** Two slashes, an escaped slash, or the escape of a character that needs none (RFC 3986, 2.3). */
const otherSpelling = /\/\/|%(2f|5c|2d|2e|5f|7e|3\d|[46][1-9a-f]|[57][0-9a])/i;
