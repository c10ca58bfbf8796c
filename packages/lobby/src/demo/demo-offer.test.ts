import { fakeApi } from "@naluma/api-client/api.fake";
import { platform } from "@naluma/api-client/platform.fake";
import type { ClientType } from "@naluma/site/device";
import { openSite } from "@naluma/site/settings.fake";
import type { Site } from "@naluma/site/use-site";
import { QueryClient } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { entry } from "../catalogue/catalogue.fake.ts";
import { offersDemosOf } from "./demo-offer.ts";
import { demoTypesQuery, providerDemosQuery } from "./demo-queries.ts";

const at = (client: ClientType, isDemo = false): Site => ({
  settings: { ...openSite, isDemo },
  template: client === "desktop" ? "desktop" : "mobile",
  client,
  currency: "USD",
});

/** The calls that a page of a provider's slots makes to find its demos. */
const callsFor = async (providerId: string, site: Site) => {
  const api = fakeApi({ "/demo/gp_games": () => ({ data: [] }) });
  const whose = { providerId, type: 2, house: "", behind: undefined };
  const query = providerDemosQuery(api, site, "en_US", whose);
  await new QueryClient({ defaultOptions: { queries: { gcTime: 0 } } }).fetchQuery(query);
  return api.paths();
};

test.each(["GPR8", "GPJD", "GPFC", "GPJL"])(
  "[LOBBY-70] demos of %s are for desktops, and nobody else asks for them",
  async (provider) => {
    expect(offersDemosOf(provider, at("desktop"))).toBe(true);
    expect(await callsFor(provider, at("desktop"))).toEqual(["/demo/gp_games"]);
    for (const client of ["mobile", "app"] as const) {
      expect(offersDemosOf(provider, at(client))).toBe(false);
      expect(await callsFor(provider, at(client))).toEqual([]);
    }
  },
);

test("all others run everywhere, but on a demonstration site none does", async () => {
  expect(offersDemosOf("GPHL", at("mobile"))).toBe(true);
  expect(await callsFor("GPHL", at("mobile"))).toEqual(["/demo/gp_games"]);
  expect(offersDemosOf("GPHL", at("desktop", true))).toBe(false);
  expect(await callsFor("GPHL", at("desktop", true))).toEqual([]);
});

test("each house of a provider has its own demos", async () => {
  let id = 1;
  const api = platform(() => [entry(id, 2, "Demo")]);
  const client = new QueryClient();
  const open = async (house: string) => {
    const whose = { providerId: "GPHL", type: 2, house, behind: undefined };
    const query = providerDemosQuery(api, at("desktop"), "en_US", whose);
    return (await client.ensureQueryData(query)).map((game) => game.id);
  };
  expect(await open("east")).toEqual([1]);
  id = 2;
  expect(await open("west")).toEqual([2]);
});

test("[LOBBY-70] a list that the site put together is offered where its provider's demos run", async () => {
  const own = { ...entry(1, 2, "Our own", "", "CUSTOM"), ori_gp_id: "GPJL" };
  const list = [
    { gt_id: 2, en_name: "Slot", gp_list: [own, entry(2, 2, "Harbourline", "", "GPHL")] },
  ];
  const offered = async (site: Site) => {
    const query = demoTypesQuery(
      platform(() => list),
      site,
      "en_US",
    );
    const types = await new QueryClient().fetchQuery(query);
    return types.flatMap(({ providers }) => providers.map(({ id }) => id));
  };
  expect(await offered(at("desktop"))).toEqual([1, 2]);
  expect(await offered(at("mobile"))).toEqual([2]);
});
