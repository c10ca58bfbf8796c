import { beforeEach, expect, test, vi } from "vitest";
import { cacheLobby, type LobbyToCache } from "./work-offline.ts";

/** The browser's cached responses, by cache and path. */
let kept: Map<string, Map<string, Response>>;

function cacheOf(name: string) {
  const entries = kept.get(name) ?? new Map<string, Response>();
  kept.set(name, entries);
  return {
    match: async (path: string) => entries.get(path)?.clone(),
    put: async (path: string, answer: Response) => void entries.set(path, answer),
    addAll: async (paths: readonly string[]) => {
      for (const path of paths) entries.set(path, new Response(path));
    },
  };
}

const fakeCaches = {
  open: async (name: string) => cacheOf(name),
  keys: async () => [...kept.keys()],
  delete: async (name: string) => kept.delete(name),
};

const isStorage = (caches: object): caches is CacheStorage => "open" in caches;

const lobbyOf = (release: string) =>
  `<html data-release="${release}"><link href="/assets/desktop/later-1.css"/><script>import("/assets/desktop/home-1.js")</script><body>Games</body></html>`;

let ask: ReturnType<typeof vi.fn<() => Promise<Response>>>;

const keep = (given: Partial<LobbyToCache> = {}) => {
  if (!isStorage(fakeCaches)) throw new Error("no caches");
  return cacheLobby({
    caches: fakeCaches,
    release: "v1",
    variant: "en_US desktop",
    files: ["/assets/desktop/live-1.js"],
    now: 1_795_188_610_000,
    line: async () => "You are offline & so <on>",
    ask,
    ...given,
  });
};
const pathsIn = (name: string) => [...(kept.get(name)?.keys() ?? [])];
const lobbyIn = async (name: string) => (await kept.get(name)?.get("/")?.clone().text()) ?? "";

beforeEach(() => {
  kept = new Map();
  const headers = {
    "content-security-policy": "x",
    "content-encoding": "br",
    "content-length": "9",
  };
  ask = vi.fn(async () => new Response(lobbyOf("v1"), { headers }));
});

test("the lobby is stored with all files of its release, under its release's name", async () => {
  await keep();
  expect([...kept.keys()]).toEqual(["naluma-release-v1"]);
  expect(pathsIn("naluma-release-v1").toSorted()).toEqual([
    "/",
    "/assets/desktop/home-1.js",
    "/assets/desktop/later-1.css",
    "/assets/desktop/live-1.js",
  ]);
});

test("an error of the site is not stored, even if it is of the same release", async () => {
  ask = vi.fn(async () => new Response(lobbyOf("v1"), { status: 500 }));
  await keep();
  expect(await lobbyIn("naluma-release-v1")).toBe("");
});

test("a stored lobby says that it is old before any code does, and keeps its policy", async () => {
  await keep();
  const lobby = await lobbyIn("naluma-release-v1");
  expect(lobby).toContain(
    '<p class="connection-notice" role="status" data-kept=""><span>You are offline &amp; so &lt;on></span></p></body>',
  );
  const headers = kept.get("naluma-release-v1")?.get("/")?.headers;
  expect(headers?.get("content-security-policy")).toBe("x");
  expect(headers?.get("content-encoding")).toBeNull();
});

test("a page never stores the lobby of another release with its own files", async () => {
  ask.mockResolvedValue(new Response(lobbyOf("v2")));
  await keep();
  expect(pathsIn("naluma-release-v1")).toEqual([]);
});

test("an update replaces everything: the older release is deleted, and pictures stay", async () => {
  kept.set("naluma-pictures", new Map([["/media/1.svg", new Response("1")]]));
  await keep();
  ask.mockResolvedValue(new Response(lobbyOf("v2")));
  await keep({ release: "v2" });
  expect([...kept.keys()]).toEqual(["naluma-pictures", "naluma-release-v2"]);
  expect(await lobbyIn("naluma-release-v2")).toContain('data-release="v2"');
});

test("a stored lobby stays if the site does not answer", async () => {
  await keep();
  ask.mockResolvedValue(new Response("<html></html>", { status: 500 }));
  await keep({ release: "v2" });
  expect(await lobbyIn("naluma-release-v1")).toContain("Games");
});

test("the site is asked once in ten minutes, and at once for another language", async () => {
  const now = 1_795_188_610_000;
  await keep({ now });
  await keep({ now: now + 599_000, files: ["/assets/desktop/dialog-1.js"] });
  expect(ask).toHaveBeenCalledTimes(1);
  expect(pathsIn("naluma-release-v1")).toContain("/assets/desktop/dialog-1.js");
  await keep({ now: now + 599_000, variant: "vi_VN desktop" });
  await keep({ now: now + 1_200_000, variant: "vi_VN desktop" });
  expect(ask).toHaveBeenCalledTimes(3);
});
