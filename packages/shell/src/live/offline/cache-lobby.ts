import { offlineCaches } from "@naluma/site/stored";
import { withKeptLine } from "./kept-mark.ts";

/** In milliseconds. A cached lobby younger than this is not fetched again. */
const freshFor = 600_000;
const keptAt = "x-kept-at";
const keptFor = "x-kept-for";

export interface LobbyToCache {
  readonly caches: CacheStorage;
  /** The release of the page that does the caching. */
  readonly release: string;
  /** The other factors of a document: its language and its template. */
  readonly variant: string;
  /** Addresses of the build's files that the page has used so far. */
  readonly files: readonly string[];
  readonly now: number;
  /** The notice above the lobby, in its language. */
  line(): Promise<string>;
  /** Fetches the site's current lobby. */
  ask(): Promise<Response>;
}

/** The build's files that a document refers to, in attributes and in scripts. */
const filesIn = (html: string): string[] =>
  [...html.matchAll(/"(\/assets\/[^"\s]+\.(?:js|css|woff2))"/g)].map(([, path = ""]) => path);

async function addMissing(cache: Cache, files: Iterable<string>): Promise<void> {
  const isKept = async (path: string) => (await cache.match(path)) !== undefined;
  const wanted = await Promise.all(
    [...files].map(async (path) => ((await isKept(path)) ? [] : [path])),
  );
  await cache.addAll(wanted.flat());
}

const isFresh = (kept: Response | undefined, { variant, now }: LobbyToCache): boolean =>
  kept?.headers.get(keptFor) === variant && now - Number(kept.headers.get(keptAt)) < freshFor;

/**
 * Caches a visitor's lobby and the files of its build for the service worker. Both must be of the same release,
 * otherwise nothing is cached: once another build is running, that build's pages do it. The files of older releases
 * are then deleted. A document from the server is always a visitor's and contains no member data.
 */
export async function cacheLobby(asked: LobbyToCache): Promise<void> {
  const { caches, release, variant, now } = asked;
  const own = offlineCaches.release + release;
  const cache = await caches.open(own);
  const files = new Set(asked.files);
  if (!isFresh(await cache.match("/"), asked)) {
    const answer = await asked.ask();
    const html = await answer.text();
    if (answer.status !== 200 || !html.includes(`data-release="${release}"`)) return;
    for (const path of filesIn(html)) files.add(path);
    await addMissing(cache, files);
    const headers = new Headers(answer.headers);
    // These headers describe the bytes as sent, which have since been decoded.
    for (const name of ["content-encoding", "content-length"]) headers.delete(name);
    headers.set(keptAt, String(now));
    headers.set(keptFor, variant);
    await cache.put("/", new Response(withKeptLine(html, await asked.line()), { headers }));
  } else await addMissing(cache, files);

  const older = (await caches.keys()).filter(
    (name) => name.startsWith(offlineCaches.release) && name !== own,
  );
  await Promise.all(older.map((name) => caches.delete(name)));
}
