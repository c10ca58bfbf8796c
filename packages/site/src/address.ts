/**
 * The one gate for addresses that come from outside: answers, events, operator content.
 * Returns the parsed address, or nothing when it must not be followed (`guide`: Addresses and content).
 *
 * https always; http only where the site's settings allow it (the play-money sandbox).
 * Never javascript:, data:, `//host`, a backslash or an address with credentials in it.
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

/** A path of our own origin: begins with one slash, holds no scheme, no backslash, no dot-dot-slash to another host. */
export function innerPath(text: unknown): string | undefined {
  if (typeof text !== "string" || !/^\/(?![/\\])/.test(text) || text.includes("\\"))
    return undefined;
  const base = "https://inner.invalid";
  const url = URL.canParse(text, base) ? new URL(text, base) : undefined;
  return url && url.origin === base ? url.pathname + url.search + url.hash : undefined;
}

/**
 * A picture that an operator placed: a path of our own origin, or an address of an origin that the
 * site lists for pictures. Anything else would be refused by the content policy, so it is none.
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
