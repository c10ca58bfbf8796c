import { contentQueryKeys } from "@naluma/content";
import { lobbyQueryKeys } from "@naluma/lobby";
import type { Currency } from "@naluma/site/currency";
import type { Template } from "@naluma/site/device";
import { QueryClient } from "@tanstack/react-query";
import { atom, createStore } from "jotai/vanilla";
import { beforeAll, expect, test, vi } from "vitest";
import type { App } from "../../page/app/app.ts";
import { words } from "../../words.ts";
import { fakePage } from "./page.fake.ts";
import { switchCurrency } from "./switch-currency.ts";

function lobby(template: Template, { playing = false } = {}) {
  return {
    store: createStore(),
    isPlaying: () => playing,
    navigate: vi.fn<App["navigate"]>(),
    visitorCurrency: atom<Currency>("USD"),
    queryClient: new QueryClient(),
    page: { locale: "en_US" as const, template },
  };
}

beforeAll(() => words.load("en_US"));

test("on the desktop the lobby's lists are dropped and fetched in the new currency", () => {
  const app = lobby("desktop");
  const page = fakePage("/?id=7");
  app.queryClient.setQueryData([...lobbyQueryKeys.all, "game-types", "THB"], []);
  app.queryClient.setQueryData([...contentQueryKeys.banners, "THB"], []);
  app.queryClient.setQueryData(["member", 1, "layout"], {});
  switchCurrency(app, "THB", page);
  expect(app.store.get(app.visitorCurrency)).toBe("THB");
  expect(
    app.queryClient.getQueryData([...lobbyQueryKeys.all, "game-types", "THB"]),
  ).toBeUndefined();
  expect(app.queryClient.getQueryData([...contentQueryKeys.banners, "THB"])).toBeUndefined();
  expect(app.queryClient.getQueryData(["member", 1, "layout"])).toBeDefined();
  expect(page.jar.get("currency")).toBe("THB");
  expect(page.location.reload).not.toHaveBeenCalled();
  expect(app.navigate).not.toHaveBeenCalled();
});

test("on a phone the page is reloaded", () => {
  const app = lobby("mobile");
  const page = fakePage("/?currency=VND&id=7#games");
  switchCurrency(app, "THB", page);
  expect(page.jar.get("currency")).toBe("THB");
  // The address would restore its own currency.
  expect(page.history.replaceState).toHaveBeenCalledWith(null, "", "/?id=7#games");
  expect(page.location.reload).toHaveBeenCalledOnce();
});

test("the currency is removed from the desktop's address, where it would take precedence over the choice", () => {
  const app = lobby("desktop");
  switchCurrency(app, "THB", fakePage("/?currency=VND"));
  expect(app.navigate).toHaveBeenCalledExactlyOnceWith("/", { replace: true });
});

test("a phone's page is not reloaded while a game is open", () => {
  const page = fakePage();
  switchCurrency(lobby("mobile", { playing: true }), "THB", page);
  expect(page.jar.size).toBe(0);
  expect(page.location.reload).not.toHaveBeenCalled();
});

test("choosing the currency already shown does nothing", () => {
  const page = fakePage();
  switchCurrency(lobby("mobile"), "USD", page);
  expect(page.location.reload).not.toHaveBeenCalled();
});
