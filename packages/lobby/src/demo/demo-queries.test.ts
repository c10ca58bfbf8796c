import { fakeApi } from "@naluma/api-client/api.fake";
import { platform } from "@naluma/api-client/platform.fake";
import type { ClientType } from "@naluma/site/device";
import { openSite } from "@naluma/site/settings.fake";
import type { Site } from "@naluma/site/use-site";
import { QueryClient } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { entry } from "../catalogue/catalogue.fake.ts";
import { demoAddressQuery, demoTypesQuery, providerDemosQuery } from "./demo-queries.ts";
import { offersDemosOf } from "./demo.ts";

const at = (client: ClientType, isDemo = false): Site => ({
  settings: { ...openSite, isDemo },
  template: client === "desktop" ? "desktop" : "mobile",
  client,
  currency: "USD",
});

/** The calls that a page of a provider's slots makes to find its demos. */
const callsFor = async (providerId: string, site: Site, behind?: string) => {
  const api = fakeApi({ "/demo/gp_games": () => ({ data: [] }) });
  const whose = { providerId, type: 2, house: "", behind };
  const query = providerDemosQuery(api, site, "en_US", whose);
  await new QueryClient({ defaultOptions: { queries: { gcTime: 0 } } }).fetchQuery(query);
  return api.paths();
};

test.each(["GPR8", "GPJD", "GPFC", "GPJL"])(
  "[LOBBY-70] demos of %s are for desktops, and no other device asks for them",
  async (provider) => {
    expect(offersDemosOf(provider, at("desktop"))).toBe(true);
    expect(await callsFor(provider, at("desktop"))).toEqual(["/demo/gp_games"]);
    for (const client of ["mobile", "app"] as const) {
      expect(offersDemosOf(provider, at(client))).toBe(false);
      expect(await callsFor(provider, at(client))).toEqual([]);
    }
  },
);

test("all other demos run on every device, but none on a demonstration site", async () => {
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
  expect(await callsFor("CUSTOM", at("desktop"), "GPJL")).toEqual(["/demo/gp_games"]);
  expect(await callsFor("CUSTOM", at("mobile"), "GPJL")).toEqual([]);
});

test("a type whose demos all run elsewhere is not offered", async () => {
  const own = { ...entry(1, 3, "Live", "", "GPJL") };
  const list = [
    { gt_id: 3, en_name: "Live", gp_list: [own] },
    { gt_id: 2, en_name: "Slot", gp_list: [entry(2, 2, "Harbourline", "", "GPHL")] },
  ];
  const query = demoTypesQuery(
    platform(() => list),
    at("mobile"),
    "en_US",
  );
  expect((await new QueryClient().fetchQuery(query)).map(({ id }) => id)).toEqual([2]);
});

test.each([
  ["https://demo.example/play", "https://demo.example/play"],
  ["https://elsewhere.example/play", null],
  ["https://lobby.example/play", null],
  ["javascript:alert(1)", null],
])("a demo at %s is framed from %j", async (game_url, address) => {
  const frameOrigins = ["https://demo.example", "https://lobby.example"];
  const site = at("desktop");
  const query = demoAddressQuery(
    platform(() => ({ game_url })),
    { ...site, settings: { ...site.settings, frameOrigins } },
    {
      id: 7,
      providerId: "GPHL",
      type: 2,
      gameCode: "G7",
      house: "",
      names: {},
      customized: false,
      picture: "",
      favourite: false,
      extra: undefined,
    },
    "https://lobby.example",
  );
  expect(await new QueryClient().fetchQuery(query)).toBe(address);
});
