// @vitest-environment jsdom
import { RefusedError } from "@naluma/api-client";
import type { Launcher } from "@naluma/game-launcher";
import { type Demo, tryDemoAtom } from "@naluma/lobby";
import type { Store } from "@naluma/machine";
import type { PublicPage } from "@naluma/site/page";
import { openSite } from "@naluma/site/settings.fake";
import { showToast } from "@naluma/ui/toast";
import { Toaster } from "@naluma/ui/toaster";
import { Provider } from "jotai";
import { createRoot } from "react-dom/client";
import { expect, test, vi } from "vitest";
import { words } from "../../words.ts";
import { fakeLive } from "./app.fake.ts";
import { clientNow, createApp, type App } from "./app.ts";
import { liveAtom } from "./live.ts";

const pageOf = (settings: PublicPage["settings"]): PublicPage => ({
  settings,
  template: "desktop",
  locale: "en_US",
  currency: "USD",
  releaseId: "1",
});

/** The matching texts in the toasts, once the last one is displayed. */
async function toldUntil(store: Store, last: string, words: RegExp): Promise<string[]> {
  const container = document.createElement("div");
  const root = createRoot(container);
  root.render(
    <Provider store={store}>
      <Toaster label="Notices" dismissLabel="Dismiss" repeated={String} />
    </Provider>,
  );
  await vi.waitFor(() => expect(container.textContent).toContain(last));
  const told = container.textContent.match(words);
  root.unmount();
  return [...(told ?? [])];
}

test.each([
  [1, ["three"]],
  [2, ["two", "three"]],
])("a site that allows %i toasts at once shows no more", async (toastsAtOnce, shown) => {
  const { store } = createApp(pageOf({ ...openSite, toastsAtOnce }));
  for (const message of ["one", "two", "three"]) showToast(store, { kind: "info", message });
  expect(await toldUntil(store, "three", /one|two|three/g)).toEqual(shown);
});

const keptLobby = "<p data-kept>Offline</p>";

test.each([
  ["had no network is told in a toast", "offline", "", ["No internet", "After it"]],
  [
    "had no network is not told in a lobby that was kept and says so",
    "offline",
    keptLobby,
    ["After it"],
  ],
  ["was refused is told there, too", "4711", keptLobby, ["No internet", "After it"]],
])("a query that %s", async (_, code, body, told) => {
  document.body.innerHTML = body;
  const { store, queryClient } = createApp(pageOf({ ...openSite, toastsAtOnce: 2 }), window);
  const refusal = { code, message: "No internet", data: null, status: 0 };
  const asked = queryClient.fetchQuery({
    queryKey: ["balance"],
    queryFn: () => Promise.reject(new RefusedError(refusal)),
  });
  await expect(asked).rejects.toThrow(RefusedError);
  showToast(store, { kind: "info", message: "After it" });
  expect(await toldUntil(store, "After it", /No internet|After it/g)).toEqual(told);
});

test("a login in the address is completed by the lobby, and not by its small windows", () => {
  window.arrival = { tk: "s_1.x" };
  const small = createApp({ ...pageOf(openSite), isSmallWindow: true }, window);
  delete window.arrival;
  expect(small.arriving()).toBeUndefined();
});

test("a navigation requested before hydration happens afterwards, once and without a page load", () => {
  const app = createApp(pageOf(openSite), window);
  const go = vi.fn();
  app.navigate("/faq");
  app.navigate("/?id=3", { replace: true });
  expect(window.location.pathname).toBe("/");
  app.provideNavigation(go);
  app.provideNavigation(go);
  expect(go.mock.calls).toEqual([["/?id=3", { replace: true }]]);
});

test("a phone's installed page is a client of its own, a desktop's is the browser, and an app is an app", () => {
  const { dataset } = document.documentElement;
  const clients = (client: string) => {
    dataset["client"] = client;
    return [clientNow(document, "desktop"), clientNow(document, "mobile")];
  };
  expect(clients("pwa")).toEqual(["desktop", "pwa"]);
  expect(clients("app")).toEqual(["app", "app"]);
  delete dataset["client"];
  expect(clientNow(document, "mobile")).toBe("mobile");
});

/** An app whose `live` loads when the test says so. */
function loading(launcher: Partial<Launcher> = {}) {
  const start = vi.fn((app: App) => {
    const live = fakeLive(app, launcher);
    app.store.set(liveAtom, live);
    return live;
  });
  const loads: PromiseWithResolvers<typeof start>[] = [];
  const fetchLive = vi.fn(() => {
    const next = Promise.withResolvers<typeof start>();
    loads.push(next);
    return next.promise;
  });
  const app = createApp(pageOf(openSite), window, fetchLive);
  return {
    app,
    start,
    fetchLive,
    arrive: () => loads.forEach(({ resolve }) => resolve(start)),
  };
}

test("presses before `live` has loaded happen in order afterwards, and it starts once", async () => {
  const { app, start, arrive } = loading();
  const log: string[] = [];
  app.startLive();
  app.press((here) => log.push(here === app.store.get(liveAtom) ? "first" : "nothing"));
  app.press(() => log.push("second"));
  expect(log).toEqual([]);
  arrive();
  await vi.waitFor(() => expect(log).toEqual(["first", "second"]));
  app.press(() => log.push("at once"));
  expect(log).toHaveLength(3);
  expect(start).toHaveBeenCalledOnce();
});

test("a press that cannot be carried out says so, and the next one tries again", async () => {
  await words.load("en_US");
  const { app, fetchLive, arrive } = loading();
  fetchLive.mockRejectedValueOnce(new Error("no network"));
  fetchLive.mockRejectedValueOnce(new Error("no network"));
  const run = vi.fn<() => void>();
  app.press(run);
  expect(await toldUntil(app.store, "We couldn’t reach the site.", /We couldn’t/g)).toHaveLength(1);
  app.press(run);
  arrive();
  await vi.waitFor(() => expect(run).toHaveBeenCalledOnce());
  expect(fetchLive).toHaveBeenCalledTimes(3);
});

const demo: Demo = {
  game: {
    id: 102,
    providerId: "GP1",
    type: 2,
    gameCode: "G102",
    names: { en_US: "Midnight Fox" },
    house: "",
    customized: false,
    picture: "",
    favourite: false,
    extra: undefined,
  },
  name: "Midnight Fox",
  providerName: "Harbourline",
};

test("a demo requested before the launcher has loaded waits for its permission, and each later one asks for it", async () => {
  const allowsDemo = vi.fn<Launcher["allowsDemo"]>(() => false);
  const { app, arrive } = loading({ allowsDemo });
  app.store.set(tryDemoAtom, demo);
  expect(allowsDemo).not.toHaveBeenCalled();
  arrive();
  await vi.waitFor(() => expect(allowsDemo).toHaveBeenCalledOnce());
  expect(allowsDemo.mock.calls[0]?.[0]).toMatchObject({ gameCode: "G102", name: "Midnight Fox" });
  app.store.set(tryDemoAtom, demo);
  expect(allowsDemo).toHaveBeenCalledTimes(2);
});
