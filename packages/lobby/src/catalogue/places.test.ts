import { RefusedError } from "@naluma/api-client";
import { refused } from "@naluma/api-client/api.fake";
import { platform } from "@naluma/api-client/platform.fake";
import { createQueryClient } from "@naluma/api-client/query-client";
import type { Locale } from "@naluma/site/locale";
import { openSite } from "@naluma/site/settings.fake";
import type { Site } from "@naluma/site/use-site";
import type { QueryKey } from "@tanstack/react-query";
import { expect, test, vi } from "vitest";
import { firstOfCategoryQuery } from "../category-page/category-page-queries.ts";
import { demoAddressQuery, demoTypesQuery, providerDemosQuery } from "../demo/demo-queries.ts";
import { popularNowQuery } from "../popular/popular-queries.ts";
import {
  firstOfProviderQuery,
  providerGamesQuery,
} from "../provider-page/provider-page-queries.ts";
import { travelsWithPage } from "../query-keys.ts";
import { quickBetsQuery } from "../quick-bets/quick-bets-query.ts";
import { searchQuery } from "../search/search-query.ts";
import { filteredGamesQuery, firstGamesQuery } from "./catalogue-queries.ts";
import { favouritesQuery } from "./catalogue-reads.ts";
import { catalogueAnswer } from "./catalogue.fake.ts";
import { firstFilter } from "./filter.ts";
import { gameTypesQuery } from "./game-types-query.ts";

const dollars: Site = {
  settings: openSite,
  template: "desktop",
  client: "desktop",
  currency: "USD",
};
const dong: Site = { ...dollars, currency: "VND" };
const phone: Site = { ...dollars, template: "mobile", client: "mobile" };
const otherSite: Site = { ...dollars, settings: { ...openSite, siteId: 77 } };

const api = platform(catalogueAnswer);
const game = {
  id: 7,
  providerId: "GP1",
  type: 2,
  gameCode: "G7",
  house: "",
  names: {},
  customized: false,
  behind: undefined,
  picture: "",
  favourite: false,
  extra: undefined,
};
const asked = { type: 2, providerId: "GP1", house: "", isCrash: false };

const queriesOf = (site: Site, locale: Locale) => ({
  "first games": firstGamesQuery(api, site, locale),
  "games of a filter": filteredGamesQuery(api, site, locale, firstFilter, 7),
  "game types": gameTypesQuery(api, site, locale),
  "popular games": popularNowQuery(api, site, locale),
  "first games of a category": firstOfCategoryQuery(api, site, locale, 2),
  "games of a provider": providerGamesQuery(api, site, locale, asked),
  "first games of a provider": firstOfProviderQuery(api, site, locale, asked),
  "demos of a provider": providerDemosQuery(api, site, locale, game),
  "types with demos": demoTypesQuery(api, site, locale),
  search: searchQuery(api, site, locale),
  "quick bets": quickBetsQuery(api, site, locale, () => ({ host: "", origin: "" })),
});

const namesOf = (...keys: readonly QueryKey[]) => new Set(keys.map((key) => JSON.stringify(key)));

test("games of another currency, language, site or device are cached separately", () => {
  const places = (
    [
      [dollars, "en_US"],
      [dong, "en_US"],
      [phone, "en_US"],
      [otherSite, "en_US"],
      [dollars, "vi_VN"],
    ] as const
  ).flatMap(([site, locale]) =>
    Object.values(queriesOf(site, locale)).map(({ queryKey }) => queryKey),
  );
  expect(namesOf(...places).size).toBe(places.length);
});

test("only the data a page starts with is part of its document, as the whole catalogue would make it large", () => {
  const travelling = Object.entries(queriesOf(dollars, "en_US"))
    .filter(([, { queryKey }]) => travelsWithPage(queryKey))
    .map(([name]) => name);
  expect(travelling).toEqual([
    "first games",
    "games of a filter",
    "game types",
    "popular games",
    "first games of a category",
    "first games of a provider",
  ]);
  expect(travelsWithPage(["wallet", "first-games"])).toBe(false);
});

test("pages of two providers and demos of two games are cached separately", () => {
  const others = [{ type: 3 }, { providerId: "GP2" }, { house: "east" }, { isCrash: true }];
  for (const query of [providerGamesQuery, firstOfProviderQuery]) {
    const pages = [{}, ...others].map(
      (other) => query(api, dollars, "en_US", { ...asked, ...other }).queryKey,
    );
    expect(namesOf(...pages).size).toBe(pages.length);
  }
  const demos = [{}, { type: 3 }, { providerId: "GP2" }, { house: "east" }].map(
    (other) => providerDemosQuery(api, dollars, "en_US", { ...game, ...other }).queryKey,
  );
  expect(namesOf(...demos).size).toBe(demos.length);
  const addresses = [
    ...[{}, { id: 8 }, { providerId: "GP2" }, { gameCode: "G8" }].map(
      (other) => demoAddressQuery(api, dollars, { ...game, ...other }, "").queryKey,
    ),
    demoAddressQuery(api, dong, game, "").queryKey,
    demoAddressQuery(api, otherSite, game, "").queryKey,
  ];
  expect(namesOf(...addresses).size).toBe(addresses.length);
});

test("each call behind a list is made again in another currency", async () => {
  const calls: string[] = [];
  const counting = platform((path) => {
    calls.push(path);
    return catalogueAnswer(path);
  });
  const client = createQueryClient();
  const popular = { ...firstFilter, list: "popular" } as const;
  const read = (site: Site) =>
    client.fetchQuery(filteredGamesQuery(counting, site, "en_US", popular, undefined));
  await read(dollars);
  const once = calls.splice(0).toSorted();
  await read(dong);
  expect(once).toHaveLength(5);
  expect(calls.toSorted()).toEqual(once);
});

test.each([
  "first games",
  "games of a filter",
  "popular games",
  "first games of a category",
  "games of a provider",
  "first games of a provider",
  "demos of a provider",
  "types with demos",
  "search",
  "quick bets",
  "favourites",
  "a demo",
] as const)("when the %s cannot be read only the part that shows them says so", async (name) => {
  const told = vi.fn<() => void>();
  const { queryKey, meta = {} } = {
    ...queriesOf(dollars, "en_US"),
    favourites: favouritesQuery({ api, site: dollars, locale: "en_US" }, 7),
    "a demo": demoAddressQuery(api, dollars, game, ""),
  }[name];
  const queryFn = () => Promise.reject(new RefusedError(refused("999").refusal));
  await expect(
    createQueryClient(told).fetchQuery({ queryKey: [...queryKey], meta, queryFn }),
  ).rejects.toBeInstanceOf(RefusedError);
  expect(told).not.toHaveBeenCalled();
});
