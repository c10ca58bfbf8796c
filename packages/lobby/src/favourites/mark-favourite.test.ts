import { platform } from "@naluma/api-client/platform.fake";
import { createQueryClient } from "@naluma/api-client/query-client";
import { openSite } from "@naluma/site/settings.fake";
import { QueryObserver } from "@tanstack/react-query";
import { expect, test, vi } from "vitest";
import { filteredGamesQuery } from "../catalogue/catalogue-queries.ts";
import { catalogueAnswer } from "../catalogue/catalogue.fake.ts";
import type { List } from "../catalogue/filter.ts";
import { markFavourite, withFavourite } from "./mark-favourite.ts";

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
