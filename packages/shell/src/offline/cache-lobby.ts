import { offlineCaches } from "@naluma/site/stored";
import { withKeptLine } from "./kept-mark.ts";

/** Milliseconds for which a kept lobby is new enough not to be asked for again. */
const freshFor = 600_000;
const keptAt = "x-kept-at";
const keptFor = "x-kept-for";

export interface LobbyToCache {
  readonly caches: CacheStorage;
  /** The release of the page that keeps. */
  readonly release: string;
  /** What else a document depends on: its language and its template. */
  readonly variant: string;
  /** Addresses of the build's files that the page has used so far. */
  readonly files: readonly string[];
  readonly now: number;
  /** The line over the lobby, in its language. */
  line(): Promise<string>;
  /** Asks the site for its lobby as it is now. */
  ask(): Promise<Response>;
}

/** Files of a build that a document names, in attributes and in scripts. */
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
 * Puts the lobby of a visitor, with the files of its build, where the service worker finds it. The two are of
 * one release, or nothing is kept: while another build runs already, its own pages keep it. What older
 * releases had is then forgotten. A document of the server is a visitor's: nothing of a member is in it.
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
    // They are about the bytes that came, which these are no more.
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
