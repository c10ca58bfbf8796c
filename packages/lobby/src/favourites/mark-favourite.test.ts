import { platform } from "@naluma/api-client/platform.fake";
import { createQueryClient } from "@naluma/api-client/query-client";
import { openSite } from "@naluma/site/settings.fake";
import { QueryObserver } from "@tanstack/react-query";
import { afterEach, expect, test, vi } from "vitest";
import { filteredGamesQuery } from "../catalogue/catalogue-queries.ts";
import { catalogueAnswer } from "../catalogue/catalogue.fake.ts";
import type { List } from "../catalogue/filter.ts";
import { lobbyQueryKeys } from "../query-keys.ts";
import { joinTabs, markFavourite, withFavourite } from "./mark-favourite.ts";

const memberId = 7;
const site = {
  settings: openSite,
  template: "desktop",
  client: "desktop",
  currency: "USD",
} as const;

/** A member's lobby whose platform counts the requests for the catalogue. */
function lobby() {
  let catalogues = 0;
  const api = platform((path) => {
    if (path === "/v2/get_template_game_list") catalogues += 1;
    return catalogueAnswer(path);
  });
  const client = createQueryClient();
  const queryOf = (list: List, category?: number) =>
    filteredGamesQuery(api, site, "en_US", { category, list, providerId: undefined }, memberId);
  return {
    mark: (gameId: number, isFavourite: boolean) =>
      markFavourite(client, { memberId, siteId: openSite.siteId, gameId, isFavourite }),
    /** Loads the list as if it were opened. */
    open: async (list: List, category?: number) =>
      (await client.ensureQueryData(queryOf(list, category))).map(({ id }) => id),
    /** Observes the list as if it were on the page. */
    watch(list: List) {
      const observer = new QueryObserver(client, queryOf(list));
      observer.subscribe(() => undefined);
      return () => observer.getCurrentResult().data?.map(({ id }) => id);
    },
    catalogues: () => catalogues,
    isReading: () => client.isFetching() > 0,
  };
}

test("a list of favourites opened earlier includes a game whose heart was pressed since", async () => {
  const { open, mark, catalogues } = lobby();
  expect(await open("my_favorite")).toEqual([]);
  mark(103, true);
  mark(102, true);
  expect(await open("my_favorite")).toEqual([102, 103]);
  mark(103, false);
  expect(await open("my_favorite")).toEqual([102]);
  expect(catalogues()).toBe(1);
});

test("the list on the page follows the heart, and so do the lists of other categories", async () => {
  const { open, mark, watch } = lobby();
  expect(await open("my_favorite", 3)).toEqual([]);
  const shown = watch("my_favorite");
  await vi.waitFor(() => expect(shown()).toEqual([]));
  mark(102, true);
  mark(301, true);
  await vi.waitFor(() => expect(shown()).toEqual([102]));
  expect(await open("my_favorite", 3)).toEqual([301]);
  mark(102, false);
  await vi.waitFor(() => expect(shown()).toEqual([]));
});

test("a heart refetches no other list", async () => {
  const { mark, watch, isReading } = lobby();
  const shown = watch("popular");
  await vi.waitFor(() => expect(shown()).toEqual([102, 103]));
  mark(102, true);
  expect(isReading()).toBe(false);
});

test.each([
  ["added", [1], 2, true, [1, 2]],
  ["added once", [1, 2], 2, true, [1, 2]],
  ["removed", [1, 2], 1, false, [2]],
  ["removed though it is none", [1], 2, false, [1]],
] as const)("a favourite is %s", (_, ids, gameId, isFavourite, expected) => {
  expect(withFavourite(ids, gameId, isFavourite)).toEqual(expected);
});

const key = lobbyQueryKeys.favourites(7, 9);
const change = { memberId: 7, siteId: 9, gameId: 102, isFavourite: true };

const pages: EventTarget[] = [];

/** A tab of member 7, who has one favourite. */
function tab() {
  const client = createQueryClient();
  client.setQueryData(key, [101]);
  const page = new EventTarget();
  pages.push(page);
  const notifyTabs = joinTabs(client, page);
  return { page, notifyTabs, favourites: () => client.getQueryData(key) };
}

afterEach(() => {
  for (const page of pages.splice(0)) page.dispatchEvent(new Event("pagehide"));
  vi.unstubAllGlobals();
});

test("a heart that is pressed in one tab changes the favourites of the other", async () => {
  const [one, other] = [tab(), tab()];
  one.notifyTabs(change);
  await vi.waitFor(() => expect(other.favourites()).toEqual([101, 102]));
  other.notifyTabs({ ...change, isFavourite: false });
  other.notifyTabs({ ...change, gameId: 103 });
  await vi.waitFor(() => expect(one.favourites()).toEqual([101, 103]));
});

test("neither another member's heart nor an invalid message changes anything", async () => {
  const [one, other] = [tab(), tab()];
  const stranger = new BroadcastChannel("naluma-favourites");
  for (const message of [null, "7", { ...change, gameId: "102" }]) stranger.postMessage(message);
  stranger.close();
  one.notifyTabs({ ...change, memberId: 8 });
  one.notifyTabs({ ...change, siteId: 8 });
  one.notifyTabs({ ...change, gameId: 103 });
  await vi.waitFor(() => expect(other.favourites()).toEqual([101, 103]));
});

test("a page that is left hears nothing, and listens again when it is restored", async () => {
  const [one, other, third] = [tab(), tab(), tab()];
  other.page.dispatchEvent(new Event("pagehide"));
  one.notifyTabs(change);
  await vi.waitFor(() => expect(third.favourites()).toEqual([101, 102]));
  expect(other.favourites()).toEqual([101]);
  other.page.dispatchEvent(new Event("pageshow"));
  one.notifyTabs({ ...change, gameId: 103 });
  await vi.waitFor(() => expect(other.favourites()).toEqual([101, 103]));
});

test.each([
  ["is absent", undefined],
  [
    "is refused, as with site data blocked",
    class {
      constructor() {
        throw new DOMException("The operation is insecure.", "SecurityError");
      }
    },
  ],
])("where BroadcastChannel %s, a heart changes only this tab and nothing breaks", (_, channel) => {
  vi.stubGlobal("BroadcastChannel", channel);
  const only = tab();
  expect(() => only.notifyTabs(change)).not.toThrow();
});
