/**
 * The only check for addresses from outside: responses, events, operator content. Returns the parsed address, or
 * `undefined` when it must not be followed (`guide`: Addresses and content).
 *
 * https is always allowed; http only if the site's settings allow it (the play-money sandbox). Never javascript:,
 * data:, `//host`, a backslash or an address with credentials.
 */
export function outwardAddress(
  text: unknown,
  { allowHttp }: { allowHttp: boolean },
): URL | undefined {
  if (typeof text !== "string" || text.includes("\\") || /\s/.test(text.trim())) return undefined;
  const address = text.trim();
  if (!/^https?:\/\/[^/]/i.test(address)) return undefined;
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (!url || url.username !== "" || url.password !== "") return undefined;
  if (url.protocol === "https:") return url;
  return allowHttp && url.protocol === "http:" ? url : undefined;
}

/**
 * A path of our own origin: it starts with a single slash, and contains no scheme, no backslash and no dot segments
 * that lead to another host.
 */
export function innerPath(text: unknown): string | undefined {
  if (typeof text !== "string" || !/^\/(?![/\\])/.test(text) || text.includes("\\"))
    return undefined;
  const base = "https://inner.invalid";
  const url = URL.canParse(text, base) ? new URL(text, base) : undefined;
  return url && url.origin === base ? url.pathname + url.search + url.hash : undefined;
}

/**
 * An image placed by an operator: a path of our own origin, or an address whose origin the site lists for images. The
 * content security policy would block anything else, so other addresses are ignored.
 */
export function pictureAddress(
  text: unknown,
  settings: { allowHttp: boolean; imageOrigins: readonly string[] },
): string | undefined {
  const path = innerPath(text);
  if (path) return path;
  const url = outwardAddress(text, settings);
  return url && settings.imageOrigins.includes(url.origin) ? url.href : undefined;
}
