import { platform } from "@naluma/api-client/platform.fake";
import { createQueryClient } from "@naluma/api-client/query-client";
import { openSite } from "@naluma/site/settings.fake";
import { expect, test } from "vitest";
import { catalogueAnswer } from "../catalogue/catalogue.fake.ts";
import { firstOfCategoryQuery } from "./category-page-queries.ts";

const site = {
  settings: openSite,
  template: "desktop",
  client: "desktop",
  currency: "USD",
} as const;

test("opening a second category shows its own games", async () => {
  const api = platform(catalogueAnswer);
  const client = createQueryClient();
  const open = async (category: number) => {
    const query = firstOfCategoryQuery(api, site, "en_US", category);
    return (await client.ensureQueryData(query)).games.map(({ id }) => id);
  };
  expect(await open(4)).toEqual([402]);
  expect(await open(3)).toEqual([301]);
});
