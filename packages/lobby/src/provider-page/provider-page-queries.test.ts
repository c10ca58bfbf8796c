import { RefusedError } from "@naluma/api-client";
import { platform } from "@naluma/api-client/platform.fake";
import { createQueryClient } from "@naluma/api-client/query-client";
import { openSite } from "@naluma/site/settings.fake";
import { expect, test } from "vitest";
import { entry } from "../catalogue/catalogue.fake.ts";
import { firstOfProviderQuery, prefetchProvider } from "./provider-page-queries.ts";

const site = {
  settings: openSite,
  template: "desktop",
  client: "desktop",
  currency: "USD",
} as const;

test("each house of a provider has its own games and its own crash games", async () => {
  let slot = 1;
  const api = platform((path) =>
    path === "/v2/game_label"
      ? { main: [entry(slot, 2, "Slot")] }
      : { list: [entry(9, 2, "Crash")] },
  );
  const client = createQueryClient();
  const open = async (house: string, isCrash = false) => {
    const asked = { type: 2, providerId: "GP1", house, isCrash };
    const { games } = await client.ensureQueryData(firstOfProviderQuery(api, site, "en_US", asked));
    return games.map(({ id }) => id);
  };
  expect(await open("east")).toEqual([1]);
  slot = 2;
  expect(await open("west")).toEqual([2]);
  expect(await open("west", true)).toEqual([9]);
});

test("a provider's hot and new games get those labels, and other games none", async () => {
  const labels = [
    { id: 1, tag: "hot", game_list: [{ game_id: 1 }] },
    { id: 2, tag: "new", game_list: [{ game_id: 2 }] },
    { id: 3, tag: "slot", game_list: [{ game_id: 3 }] },
  ];
  const main = [1, 2, 3].map((id) => entry(id, 2, "Slot"));
  const api = platform(() => ({ list: labels, main }));
  const asked = { type: 2, providerId: "GP1", house: "", isCrash: false };
  const query = firstOfProviderQuery(api, site, "en_US", asked);
  const { games } = await createQueryClient().fetchQuery(query);
  expect(games.map(({ tag }) => tag)).toEqual(["hot", "new", undefined]);
});

test("a provider exists if the platform names it or has games of it, and not otherwise", async () => {
  const lists: Record<string, unknown> = {
    "/v3/game_list": [
      { gt_id: 2, en_name: "Slot", gp_list: [{ ...entry(1, 2, "Slot"), gp_id: "EMPTY" }] },
      { gt_id: 3, en_name: "Live", gp_list: [] },
    ],
    "/v2/game_label": { main: [] },
    "/arks/web/game-providers/custom-game-menus/crash": [
      { ...entry(9, 11, "Crash"), gp_id: "GP1" },
    ],
  };
  const isThere = (asked: object, answers = lists) =>
    prefetchProvider(
      createQueryClient(),
      platform((path) => {
        const answer = answers[path];
        return typeof answer === "function" ? answer() : answer;
      }),
      site,
      "en_US",
      { type: 2, providerId: "GP1", house: "", isCrash: false, ...asked },
    );
  const withGames = { ...lists, "/v2/game_label": { main: [entry(1, 2, "Slot")] } };
  expect(await isThere({ providerId: "EMPTY" })).toBe(true);
  expect(await isThere({}, withGames)).toBe(true);
  expect(await isThere({ isCrash: true })).toBe(true);
  expect(await isThere({ providerId: "EMPTY", house: "made-up" })).toBe(false);
  expect(await isThere({ providerId: "EMPTY", type: 3 })).toBe(false);
  expect(await isThere({})).toBe(false);
  expect(await isThere({ house: "made-up" }, withGames)).toBe(false);
  expect(await isThere({ type: 3 }, withGames)).toBe(false);
  expect(await isThere({ isCrash: true, type: 999 })).toBe(false);
  expect(await isThere({ isCrash: true, house: "made-up" })).toBe(false);
  const refusing = (status: number) => () =>
    Promise.reject(new RefusedError({ code: "999", message: "", data: null, status }));
  expect(await isThere({}, { ...lists, "/v2/game_label": refusing(400) })).toBe(false);
  // A missing or busy response, or one that names no games at all, must not redirect the player.
  for (const status of [0, 429, 503])
    expect(await isThere({}, { ...lists, "/v2/game_label": refusing(status) })).toBe(true);
  expect(await isThere({}, { "/v2/game_label": { main: [] } })).toBe(true);
  expect(await isThere({}, { ...lists, "/v2/game_label": "unreadable" })).toBe(true);
});

test("a provider's crash games are only its own, and its page starts with some of many games", async () => {
  const menu = [entry(9, 2, "Crash"), { ...entry(8, 2, "Other"), gp_id: "GP2" }];
  const main = Array.from({ length: 40 }, (_, at) => entry(at + 1, 2, `Slot ${at + 1}`));
  const api = platform((path) => (path === "/v2/game_label" ? { main } : menu));
  const open = (isCrash: boolean) => {
    const asked = { type: 2, providerId: "GP1", house: "", isCrash };
    return createQueryClient().fetchQuery(firstOfProviderQuery(api, site, "en_US", asked));
  };
  expect((await open(true)).games.map(({ id }) => id)).toEqual([9]);
  const { games, total } = await open(false);
  expect([games.length, total]).toEqual([28, 40]);
});
