/**
 * The path of a request as the platform gets it, if it lies below one of `roots`; nothing when it
 * leaves them. Escaped slashes are refused: what is one segment here might be two over there.
 */
export function proxyPath(url: string, roots: readonly string[]): string | undefined {
  const base = "http://platform.invalid";
  if (!url.startsWith("/") || !URL.canParse(base + url)) return undefined;
  const { pathname, search } = new URL(base + url);
  if (/%2f|%5c|%2e%2e|\\|\/\//i.test(pathname)) return undefined;
  return roots.some((root) => pathname.startsWith(root)) ? pathname + search : undefined;
}
