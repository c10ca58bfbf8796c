const base = "http://platform.invalid";

/** The calls under /api that the site's own server answers. */
const ownCalls: readonly string[] = ["/api/template_config", "/api/fb_tracking"];

/** Longer than any path of the contract; a platform would refuse a very long one without an envelope. */
const longest = 1_024;

/** Only characters that need no escape (RFC 3986, 2.3), so that there is no second spelling to read differently. */
const plainCall = /^\/api(\/[\w.~-]+)+$/;
const plainSocket = /^\/app\/[\w.~-]+$/;

/** The name of a picture may contain more, except `;`, which starts a parameter on some platforms. */
const plainMedia = /^\/media(\/([\w.~!$&'()*+,=:@-]|%[\da-fA-F]{2})+)+$/;

/** The escape of a control character, of `/`, `\`, `%` or `;`, or of a character that needs none. */
const otherSpelling = /%([01]|2[5def]|3[\db]|4[1-9a-f]|5[\dacf]|6[1-9a-f]|7[\daef])/i;

/** What Unicode calls equivalent to one of these; some platforms replace it when they read a name. */
const hasLookalike = (text: string): boolean =>
  /[./\\;%]/.test(text.replaceAll(/[ -~]/g, "").normalize("NFKC"));

function isPlainMedia(path: string): boolean {
  if (!plainMedia.test(path) || otherSpelling.test(path)) return false;
  try {
    return !hasLookalike(decodeURIComponent(path));
  } catch {
    // The escapes are not valid UTF-8.
    return false;
  }
}

/** The path with its query; undefined unless URL parsers leave the path as it is and `isPlain` accepts it. */
function plainPath(url: string, isPlain: (path: string) => boolean): string | undefined {
  const parsed = url.startsWith("/") ? URL.parse(base + url) : null;
  if (!parsed) return undefined;
  const { pathname, search } = parsed;
  const [spelled] = url.split("?");
  const isAccepted = pathname === spelled && pathname.length <= longest && isPlain(pathname);
  return isAccepted ? pathname + search : undefined;
}

/**
 * The call or picture to request from the platform; undefined if the request is refused. Only the plain spelling
 * of a path is accepted: the gateway and the platform must read the same path, and each of them might read
 * `/./`, `%5f` or an escaped slash differently.
 */
export const platformPath = (url: string): string | undefined =>
  plainPath(
    url,
    (path) =>
      isPlainMedia(path) || (plainCall.test(path) && !ownCalls.includes(path.toLowerCase())),
  );

/** The same for the real-time socket, `/app/{key}`. */
export const socketPath = (url: string): string | undefined =>
  plainPath(url, (path) => plainSocket.test(path));

/**
 * Whether a request is answered by the platform or refused, and never by a page: its path is, or becomes by one
 * normalisation, one under /api or /media that is not the site's own.
 */
export function isForPlatform(url: string): boolean {
  const [path = ""] = url.split("?");
  if (ownCalls.includes(path)) return false;
  const unescaped = path.replaceAll(/%([2-7][\da-f])/gi, (_, code: string) =>
    String.fromCodePoint(Number.parseInt(code, 16)),
  );
  // A request target may be a whole address (RFC 9112, 3.2.2).
  const address = /^https?:/i.test(unescaped) ? unescaped : base + unescaped;
  const readings = [path, URL.parse(address)?.pathname ?? ""];
  return readings.some((reading) => /^\/+(api|media)([/;]|$)/i.test(reading));
}
