import { platform } from "@naluma/api-client/platform.fake";
import { createQueryClient } from "@naluma/api-client/query-client";
import { openSite } from "@naluma/site/settings.fake";
import { expect, test } from "vitest";
import { catalogueAnswer, entry } from "../catalogue/catalogue.fake.ts";
import type { Thread } from "../catalogue/worker/search-thread.ts";
import { createEngine, readSearch } from "./search-engine.ts";

const fox = { id: 102, local: "Midnight Fox", english: "Midnight Fox", provider: "GP1", type: 2 };

test("a search whose worker cannot load its code runs in the page", async () => {
  const broken: Thread = {
    post: () => undefined,
    ask: () => Promise.reject(new Error("Failed to fetch dynamically imported module")),
  };
  const engine = await createEngine([fox], "en_US", { GP1: "Harbourline" }, async () => broken);
  const { ids } = await engine.find({
    text: "midnight",
    provider: undefined,
    type: undefined,
    order: "best",
  });
  expect([...ids]).toEqual([102]);
});

test("an index that is never finished does not block a later one", async () => {
  const asked: string[] = [];
  const silentAtFirst: Thread = {
    post: () => undefined,
    ask: ({ order }) =>
      asked.push(order) === 1 ? new Promise(() => undefined) : Promise.resolve({ reply: "made" }),
  };
  void createEngine([fox], "en_US", {}, async () => silentAtFirst);
  await createEngine([fox], "th_TH", {}, async () => silentAtFirst);
  expect(asked).toEqual(["make", "make"]);
});

test("a worker receives every game once, however many there are", async () => {
  const given: number[] = [];
  const thread: Thread = {
    post: (order) => {
      if (order.order === "take") given.push(...order.entries.map(({ id }) => id));
    },
    ask: () => Promise.resolve({ reply: "made" }),
  };
  const entries = Array.from({ length: 601 }, (_, id) => ({ ...fox, id }));
  await createEngine(entries, "en_US", {}, async () => thread);
  expect(given).toEqual(entries.map(({ id }) => id));
});

test("the search covers every game, and finds a provider by its English name too", async () => {
  const info = Array.from({ length: 601 }, (_, at) => entry(at + 1, 2, `Game ${at + 1}`));
  const names = { en_US: "Harbourline", vi_VN: "Bến Cảng" };
  const types = [
    { gt_id: 2, en_name: "Slot", gp_list: [{ ...entry(1, 2, ""), game_name: names }] },
  ];
  const data = await readSearch({
    api: platform((path) => {
      if (path === "/v2/get_template_game_list") return { info };
      return path === "/v3/game_list" ? types : catalogueAnswer(path);
    }),
    client: createQueryClient(),
    site: { settings: openSite, template: "desktop", client: "desktop", currency: "USD" },
    locale: "vi_VN",
  });
  const question = { provider: undefined, type: undefined, order: "best" } as const;
  for (const text of ["", "harbourline", "ben cang"])
    expect((await data.engine.find({ ...question, text })).ids).toHaveLength(601);
  expect([data.games.size, data.providers.get("GP1")]).toEqual([601, "Bến Cảng"]);
});
