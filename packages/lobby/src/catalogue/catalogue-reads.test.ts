import { RefusedError } from "@naluma/api-client";
import { platform, timeout } from "@naluma/api-client/platform.fake";
import { createQueryClient } from "@naluma/api-client/query-client";
import { openSite } from "@naluma/site/settings.fake";
import type { Site } from "@naluma/site/use-site";
import { expect, test } from "vitest";
import { continueQuery, popularNowQuery } from "../popular/popular-queries.ts";
import { filteredGamesQuery, firstGamesQuery } from "./catalogue-queries.ts";
import {
  favouritesQuery,
  lastPlayedQuery,
  readEveryGame,
  readFirstGames,
} from "./catalogue-reads.ts";
import { catalogueAnswer, entry } from "./catalogue.fake.ts";
import { firstFilter } from "./filter.ts";
import { gameTypesQuery } from "./game-types-query.ts";

const site = {
  settings: openSite,
  template: "desktop",
  client: "desktop",
  currency: "USD",
} as const;

test("[LOBBY-83] the next member on the same page is not shown what the previous one played", async () => {
  let player = 7;
  const api = platform(() => ({ list: [player] }));
  const client = createQueryClient();
  const playedBy = (memberId: number) => {
    player = memberId;
    return client.ensureQueryData(lastPlayedQuery({ api, site, locale: "en_US" }, memberId));
  };
  expect(await playedBy(7)).toEqual([7]);
  expect(await playedBy(8)).toEqual([8]);
});

test("a list of last played games includes those played since it was last open", async () => {
  let played = [102];
  const api = platform((path) =>
    path === "/arks/web/member-games/last-playing-game" ? { list: played } : catalogueAnswer(path),
  );
  const client = createQueryClient();
  const filter = { ...firstFilter, list: "last_play" } as const;
  const open = async () => {
    const games = await client.fetchQuery(filteredGamesQuery(api, site, "en_US", filter, 7));
    return games.map(({ id }) => id);
  };
  expect(await open()).toEqual([102]);
  played = [103, 102];
  expect(await open()).toEqual([103, 102]);
});

test("a member continues with the last games of every category, except those missing from the catalogue", async () => {
  const played = { list: [301, 999, 401, 103, 102, 101] };
  const api = platform((path) =>
    path === "/arks/web/member-games/last-playing-game" ? played : catalogueAnswer(path),
  );
  const games = await createQueryClient().fetchQuery(continueQuery(api, site, "en_US", 7));
  expect(games.map(({ id }) => id)).toEqual([301, 401, 103, 102]);
});

test("a member who logs in on an open page has the favourites that no visitor's catalogue names", async () => {
  let isMember = false;
  const api = platform((path) =>
    path === "/v2/get_template_game_list"
      ? { info: [{ ...entry(102, 2, "Midnight Fox"), is_favorite: isMember ? 1 : 0 }] }
      : catalogueAnswer(path),
  );
  const client = createQueryClient();
  const open = async (list: "all_game" | "my_favorite", memberId?: number) => {
    const query = filteredGamesQuery(api, site, "en_US", { ...firstFilter, list }, memberId);
    return (await client.fetchQuery(query)).map(({ id }) => id);
  };
  expect(await open("all_game")).toEqual([102]);
  isMember = true;
  expect(await open("my_favorite", 7)).toEqual([102]);
});

test.each([
  ["desktop", 28],
  ["mobile", 30],
] as const)(
  "a page on %s starts with %i labelled games of its first category, and knows how many there are",
  async (template, tiles) => {
    const asking = {
      api: platform(catalogueAnswer),
      client: createQueryClient(),
      site: { ...site, template } satisfies Site,
      locale: "en_US" as const,
    };
    const { games, ...rest } = await readFirstGames(asking);
    expect(games.slice(0, 3).map(({ id, tag }) => [id, tag])).toEqual([
      [101, undefined],
      [102, "hot"],
      [103, undefined],
    ]);
    expect(games).toHaveLength(tiles);
    expect(rest).toEqual({ total: 44, inCatalogue: 47, hasCrash: true });
    const { games: every } = await readEveryGame(asking);
    expect(every.filter(({ tag }) => tag === "hot").map(({ id }) => id)).toEqual([102]);
  },
);

test("a chosen category shows only its own games, whatever came with the page", async () => {
  const api = platform(catalogueAnswer);
  const client = createQueryClient();
  await client.ensureQueryData(firstGamesQuery(api, site, "en_US"));
  const filter = { ...firstFilter, category: 3 };
  const query = filteredGamesQuery(api, site, "en_US", filter, undefined);
  expect((await client.ensureQueryData(query)).map(({ id }) => id)).toEqual([301]);
});

test("a member's first list includes the favourites, so that no heart fetches the catalogue again", async () => {
  let catalogues = 0;
  const api = platform((path) => {
    if (path === "/v2/get_template_game_list") catalogues += 1;
    return catalogueAnswer(path);
  });
  const client = createQueryClient();
  await client.fetchQuery(filteredGamesQuery(api, site, "en_US", firstFilter, 7));
  await client.ensureQueryData(favouritesQuery({ api, site, locale: "en_US" }, 7));
  expect(catalogues).toBe(1);
});

test("the games that came with the page are first among all games, and not added to a chosen list", async () => {
  const api = platform(catalogueAnswer);
  const client = createQueryClient();
  await client.ensureQueryData(firstGamesQuery(api, site, "en_US"));
  const open = async (list: "all_game" | "hot") => {
    const query = filteredGamesQuery(api, site, "en_US", { ...firstFilter, list }, undefined);
    return (await client.ensureQueryData(query)).map(({ id }) => id);
  };
  expect((await open("all_game")).slice(0, 2)).toEqual([101, 102]);
  expect(await open("hot")).toEqual([102]);
});

test.each([
  ["hot", 102],
  ["new", 103],
] as const)(
  "the list of %s games contains those with its label, and their tiles show it",
  async (list, id) => {
    const labels = [
      { id: 1, tag: "hot", game_list: [{ game_id: 102 }] },
      { id: 2, tag: "new", game_list: [{ game_id: 103 }] },
    ];
    const api = platform((path) =>
      path === "/v2/get_tag_game_list" ? { info: labels } : catalogueAnswer(path),
    );
    const query = filteredGamesQuery(api, site, "en_US", { ...firstFilter, list }, undefined);
    const games = await createQueryClient().fetchQuery(query);
    expect(games.map((game) => [game.id, game.tag])).toEqual([[id, list]]);
  },
);

test.each([
  ["the crash menu", "/arks/web/game-providers/custom-game-menus/crash", true],
  ["the labels", "/v2/get_tag_game_list", true],
  ["the game types", "/v3/game_list", false],
  ["the catalogue", "/v2/get_template_game_list", false],
])("if %s (%s) cannot be loaded the games are still shown: %s", async (_, missing, isShown) => {
  const api = platform((path) =>
    path === missing ? Promise.reject(new RefusedError(timeout)) : catalogueAnswer(path),
  );
  const first = createQueryClient().fetchQuery(firstGamesQuery(api, site, "en_US"));
  const rest = createQueryClient().fetchQuery(
    filteredGamesQuery(api, site, "en_US", firstFilter, undefined),
  );
  const outcomes = await Promise.allSettled([first, rest]);
  expect(outcomes.map(({ status }) => status === "fulfilled")).toEqual([isShown, isShown]);
});

test("crash games whose list cannot be loaded are missing rather than none", async () => {
  let isAway = true;
  const api = platform((path) =>
    isAway && path.endsWith("/crash")
      ? Promise.reject(new RefusedError(timeout))
      : catalogueAnswer(path),
  );
  const client = createQueryClient();
  const filter = { ...firstFilter, category: "crash" } as const;
  const query = filteredGamesQuery(api, site, "en_US", filter, undefined);
  await expect(client.fetchQuery(query)).rejects.toThrow(RefusedError);
  isAway = false;
  expect(await client.fetchQuery(query)).not.toEqual([]);
});

test("a type has the pictures that its page may show, and always one for the current category", async () => {
  const elsewhere = "https://elsewhere.example/a.svg";
  const named = {
    en_name: "Slot",
    gp_list: [{ ...entry(1, 2, "One", ""), icon_light: elsewhere }],
  };
  const api = platform(() => [
    { ...named, gt_id: 2, gt_icon: "/a.svg" },
    { ...named, gt_id: 3, gt_icon: "/a.svg", gt_icon_active: "/b.svg" },
    { ...named, gt_id: 4, gt_icon: elsewhere, gt_icon_active: elsewhere },
  ]);
  const types = await createQueryClient().fetchQuery(gameTypesQuery(api, site, "en_US"));
  expect(types.map(({ icon, iconActive }) => [icon, iconActive])).toEqual([
    ["/a.svg", "/a.svg"],
    ["/a.svg", "/b.svg"],
    ["", ""],
  ]);
  expect(types.flatMap(({ providers }) => providers.map(({ picture }) => picture))).toEqual([
    "",
    "",
    "",
  ]);
});

test("four popular games are shown beside the banners, none without a picture", async () => {
  const list = [1, 2, 3, 4, 5, 6].map((id) => ({
    ...entry(id, 2, `Game ${id}`),
    icon_light: id === 2 ? "" : "/a.webp",
  }));
  const api = platform(() => ({ list }));
  const games = await createQueryClient().fetchQuery(popularNowQuery(api, site, "en_US"));
  expect(games.map(({ id }) => id)).toEqual([1, 3, 4, 5]);
});
