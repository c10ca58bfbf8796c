import { expect, it } from "vitest";
import { handlingOf } from "./request-rule.ts";
import { serveOffline, type WorkerScope } from "./serve-offline.ts";
import { workerSettings } from "./service-worker-route.ts";

const origin = "https://play.example";

interface Given {
  /** Absent when offline. */
  readonly site?: Readonly<Record<string, string>>;
  readonly kept: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** The response that the browser preloaded while the worker started. */
  readonly preloaded?: string;
}

const pathOf = (key: RequestInfo | URL) =>
  new URL(key instanceof Request ? key.url : key, origin).pathname;

/**
 * The parts of a browser's worker that ours uses. Resolves with the page's response, or undefined if the worker
 * leaves the request to the browser.
 */
function startWorker({ site, kept, preloaded }: Given) {
  const stores = new Map(
    Object.entries(kept).map(([name, entries]) => [name, new Map(Object.entries(entries))]),
  );
  const found = (text: string | undefined) => (text === undefined ? undefined : new Response(text));
  const cacheOf = (name: string) => {
    const entries = stores.get(name) ?? new Map<string, string>();
    stores.set(name, entries);
    return {
      match: async (key: string) => found(entries.get(pathOf(key))),
      put: async (key: string, answer: Response) =>
        void entries.set(pathOf(key), await answer.text()),
      keys: async () => [...entries.keys()].map((path) => new Request(origin + path)),
      delete: async (key: Request) => entries.delete(pathOf(key)),
    };
  };
  type Listener = Parameters<WorkerScope["addEventListener"]>[1];
  let onFetch: Listener = () => {};
  const caches = {
    open: async (name: string) => cacheOf(name),
    keys: async () => [...stores.keys()],
    match: async (key: string) =>
      found(
        [...stores.values()].map((one) => one.get(pathOf(key))).find((text) => text !== undefined),
      ),
  };
  const worker = {
    caches,
    location: { origin },
    registration: {},
    clients: { claim: async () => {} },
    fetch: async (request: Request) => {
      if (!site) throw new TypeError("Failed to fetch");
      return found(site[pathOf(request)]) ?? new Response("none", { status: 404 });
    },
    skipWaiting: async () => {},
    addEventListener: (type: string, listen: Listener) => {
      if (type === "fetch") onFetch = listen;
    },
  };
  const isScope = (one: object): one is WorkerScope => "clients" in one;
  if (isScope(worker)) serveOffline(worker, workerSettings, handlingOf);

  const ask = async (path: string, mode: string, destination: string) => {
    let answer: Promise<Response> | undefined;
    const later: Promise<unknown>[] = [];
    const request = Object.defineProperties(new Request(origin + path), {
      mode: { value: mode },
      destination: { value: destination },
    });
    onFetch({
      request,
      preloadResponse: Promise.resolve(found(preloaded)),
      respondWith: (promise) => void (answer = promise),
      waitUntil: (promise) => void later.push(promise),
    });
    const response = await answer;
    await Promise.all(later);
    if (!response) return undefined;
    const { status, type, headers } = response;
    if (type === "error") return "a network error";
    return status === 302 ? `to ${headers.get("location")}` : response.text();
  };
  return {
    stores,
    open: (path: string) => ask(path, "navigate", "document"),
    picture: (path: string) => ask(path, "no-cors", "image"),
    script: (path: string) => ask(path, "cors", "script"),
    call: (path: string) => ask(path, "cors", ""),
  };
}

const lobbies = {
  "naluma-release-v1": { "/": "lobby of v1", "/assets/desktop/a-1.js": "code of v1" },
  "naluma-release-v2": { "/assets/desktop/a-2.js": "code of v2" },
  "naluma-pictures": { "/media/1.svg": "old picture" },
};
const site = {
  "/": "lobby of now",
  "/faq": "questions of now",
  "/assets/desktop/a-3.js": "code of now",
  "/media/1.svg": "picture of now",
  "/media/2.svg": "another",
};

it("while the site answers, pages and pictures come from it, and files are what their names say", async () => {
  const worker = startWorker({ site, kept: lobbies });
  expect(await worker.open("/")).toBe("lobby of now");
  expect(await worker.open("/faq")).toBe("questions of now");
  expect(await worker.picture("/media/1.svg")).toBe("picture of now");
  expect(await worker.script("/assets/desktop/a-3.js")).toBe("code of now");
  expect(await worker.script("/assets/desktop/a-1.js")).toBe("code of v1");
});

it("a page that the browser has already requested is not requested again", async () => {
  const worker = startWorker({ site, kept: lobbies, preloaded: "lobby that was on its way" });
  expect(await worker.open("/")).toBe("lobby that was on its way");
});

it("without a network any page is answered with the kept lobby", async () => {
  const worker = startWorker({ kept: lobbies });
  expect(await worker.open("/?pwa=1")).toBe("lobby of v1");
  expect(await worker.open("/faq")).toBe(`to ${origin}/`);
  expect(await worker.open("/user")).toBe(`to ${origin}/`);
  expect(await worker.picture("/media/1.svg")).toBe("old picture");
  expect(await worker.picture("/media/2.svg")).toBe("a network error");
});

it("of two kept releases the lobby is the one that was kept last, and has its own files", async () => {
  const later = { "/": "lobby of v10", "/assets/desktop/a-10.js": "code of v10" };
  const worker = startWorker({ kept: { ...lobbies, "naluma-release-v10": later } });
  expect(await worker.open("/")).toBe("lobby of v10");
  expect(await worker.script("/assets/desktop/a-10.js")).toBe("code of v10");
});

it("without a kept lobby a page fails as it would without a worker", async () => {
  const worker = startWorker({ kept: {} });
  expect(await worker.open("/")).toBe("a network error");
});

it("calls, games and logins by address are never answered by the worker", async () => {
  const worker = startWorker({
    kept: { "naluma-release-v1": { "/": "lobby", "/api/x": "money", "/play": "x" } },
  });
  expect(await worker.call("/api/x")).toBeUndefined();
  expect(await worker.open("/play")).toBeUndefined();
  expect(await worker.open("/?tk=s_1.x")).toBeUndefined();
});

it("pictures are kept once each, and the oldest are dropped first", async () => {
  const many = Object.fromEntries(
    Array.from({ length: 300 }, (_, n) => [`/media/old-${n}.svg`, "x"]),
  );
  const worker = startWorker({ site, kept: { "naluma-pictures": many } });
  await worker.picture("/media/2.svg");
  // A 404 is not a picture to cache.
  expect(await worker.picture("/media/none.svg")).toBe("none");
  const kept = [...(worker.stores.get("naluma-pictures")?.keys() ?? [])];
  expect(kept).toHaveLength(300);
  expect([kept[0], kept.at(-1)]).toEqual(["/media/old-1.svg", "/media/2.svg"]);
});
