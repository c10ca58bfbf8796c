import { translate } from "@naluma/i18n";
import { dateFormat } from "@naluma/site/formats";
import type { PublicPage } from "@naluma/site/page";
import { offlineCaches } from "@naluma/site/stored";
import { isKeptLobby, keptMark } from "../../page/app/app.ts";
import { reloadPage } from "../../page/app/reload-page.ts";
import { isFree } from "../../page/routing/navigate-in-page.ts";
import { restWords } from "../../words.rest.ts";
import { latestBuild } from "../builds/builds.api.ts";

/** The build's files that this page has fetched. */
const usedFiles = (): string[] =>
  performance
    .getEntriesByType("resource")
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith("/assets/"))
    .map(({ pathname }) => pathname);

async function keptLine(locale: PublicPage["locale"], now: number): Promise<string> {
  await restWords.load(locale);
  const format = dateFormat(locale, { dateStyle: "medium", timeStyle: "short" });
  return translate(restWords, locale, "offline.kept", { time: format.format(now) });
}

/** If caching fails now, the next page tries again. */
const ignore = () => undefined;

async function keep({ releaseId: release, locale, template }: PublicPage): Promise<void> {
  const { serviceWorker } = navigator;
  await serviceWorker.register("/service-worker.js", { updateViaCache: "none" });
  await serviceWorker.ready;
  const update = () => {
    const now = Date.now();
    return cacheLobby({
      caches,
      release,
      variant: `${locale} ${template}`,
      files: usedFiles(),
      now,
      line: () => keptLine(locale, now),
      ask: () => fetch("/"),
    });
  };
  await update();
  // Further parts of the lobby may have been loaded on demand in the meantime.
  document.addEventListener("visibilitychange", () => {
    if (document.hidden) update().catch(ignore);
  });
}

/**
 * Registers the service worker and caches the lobby for it, once the page has been quiet. A cached lobby is replaced
 * by the site's own when the network is back. This does not run in small windows or in development, where a page's
 * files change by the minute.
 */
export function workOffline(page: PublicPage): void {
  if (page.isSmallWindow || page.releaseId === "development") return;
  if (isKeptLobby(document))
    leaveKeptLobby({ ask: () => latestBuild(Date.now()), isFree: () => isFree(document), reload });
  // A page over plain http has no service worker, and a browser may refuse to store anything.
  else if ("serviceWorker" in navigator) keep(page).catch(ignore);
}

const reload = () => reloadPage(window);

/** Interval of the checks whether the site responds again, in milliseconds. */
const every = 15_000;

interface KeptLobby {
  /** Sends any request to the site; rejects while it is unreachable. */
  ask(): Promise<unknown>;
  /** No game is running, and no form holds input. */
  isFree(): boolean;
  reload(): void;
}

/**
 * Reloads the page once the site responds, because its content is out of date. A page in use is checked again later,
 * and keeps its notice until then.
 */
export function leaveKeptLobby({ ask, isFree, reload }: KeptLobby): void {
  const look = () =>
    void ask().then(
      () => isFree() && reload(),
      () => undefined,
    );
  setInterval(look, every);
  window.addEventListener("online", look);
}

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

const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

/** The notice that says how old a cached lobby is. It is shown before any code has loaded. */
const withKeptLine = (html: string, line: string): string =>
  html.replace(
    "</body>",
    () =>
      `<p class="connection-notice" role="status" ${keptMark}=""><span>${escaped(line)}</span></p></body>`,
  );
