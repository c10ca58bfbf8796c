import { platform } from "@naluma/api-client/platform.fake";
import { createQueryClient } from "@naluma/api-client/query-client";
import { openSite } from "@naluma/site/settings.fake";
import { expect, test } from "vitest";
import { entry } from "../catalogue/catalogue.fake.ts";
import { firstOfProviderQuery } from "./provider-page-queries.ts";

const site = {
  settings: openSite,
  template: "desktop",
  client: "desktop",
  currency: "USD",
} as const;

test("each house of a provider has its own games, and so have its crash games", async () => {
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

test("hot and new games of a provider are labelled so, and others have no label", async () => {
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
