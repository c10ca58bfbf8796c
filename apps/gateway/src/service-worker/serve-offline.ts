import type { AskedFor, Handling, RequestRules } from "./request-rule.ts";

export interface WorkerSettings {
  /** The name prefix of each cache with a lobby and its files; the release follows it. */
  readonly releaseCache: string;
  readonly pictureCache: string;
  readonly maxPictures: number;
  readonly rules: Omit<RequestRules, "origin">;
}

interface WorkerEvent {
  waitUntil(work: Promise<unknown>): void;
}

interface FetchEvent extends WorkerEvent {
  readonly request: Request;
  /** The response that the browser requested while the worker started. */
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}

/** The part of a worker's global scope that is used. */
export interface WorkerScope {
  readonly caches: CacheStorage;
  readonly location: { readonly origin: string };
  readonly registration: {
    readonly navigationPreload?: { enable(): Promise<void> };
  };
  readonly clients: { claim(): Promise<void> };
  fetch(request: Request): Promise<Response>;
  skipWaiting(): Promise<void>;
  addEventListener(type: "install" | "activate", listen: (event: WorkerEvent) => void): void;
  addEventListener(type: "fetch", listen: (event: FetchEvent) => void): void;
}

/**
 * The service worker. It belongs to no release: pages store a lobby and its files in a cache named after their
 * own release (`work-offline.ts` of the shell), and file names contain a content hash. A newer worker can
 * therefore take over at once without any page noticing. The function is printed as text, so it may only use its
 * parameters.
 */
export function serveOffline(
  worker: WorkerScope,
  { releaseCache, pictureCache, maxPictures, rules }: WorkerSettings,
  handlingOf: (asked: AskedFor, rules: RequestRules) => Handling,
): void {
  const { caches } = worker;
  const { origin } = worker.location;

  /** The lobby that was cached last, with the files of its own release. */
  const keptLobby = async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith(releaseCache));
    for (const name of names.toReversed()) {
      const found = await (await caches.open(name)).match("/");
      if (found) return found;
    }
    return undefined;
  };

  const page = async ({ request, preloadResponse }: FetchEvent) => {
    try {
      return (await preloadResponse) ?? (await worker.fetch(request));
    } catch {
      const lobby = await keptLobby();
      if (!lobby) return Response.error();
      return new URL(request.url).pathname === "/" ? lobby : Response.redirect(`${origin}/`, 302);
    }
  };

  const file = async ({ request }: FetchEvent) =>
    (await caches.match(request.url, { ignoreVary: true })) ?? worker.fetch(request);

  const keepPicture = async (url: string, copy: Response) => {
    const pictures = await caches.open(pictureCache);
    if (await pictures.match(url)) return;
    await pictures.put(url, copy);
    const kept = await pictures.keys();
    for (const oldest of kept.slice(0, -maxPictures)) await pictures.delete(oldest);
  };

  const picture = async (event: FetchEvent) => {
    const { url } = event.request;
    try {
      const answer = await worker.fetch(event.request);
      if (answer.status === 200) event.waitUntil(keepPicture(url, answer.clone()));
      return answer;
    } catch {
      return (await caches.match(url, { ignoreVary: true })) ?? Response.error();
    }
  };

  const answers = { page, file, picture };

  worker.addEventListener("install", (event) => event.waitUntil(worker.skipWaiting()));
  worker.addEventListener("activate", (event) => {
    // Where supported, the browser requests a page while the worker is starting.
    const preload = worker.registration.navigationPreload?.enable();
    event.waitUntil(Promise.all([preload, worker.clients.claim()]));
  });
  worker.addEventListener("fetch", (event) => {
    const handling = handlingOf(event.request, { ...rules, origin });
    if (handling) event.respondWith(answers[handling](event));
  });
}
