import { fakeApi } from "@naluma/api-client/api.fake";
import type { ClientType } from "@naluma/site/device";
import { openSite } from "@naluma/site/settings.fake";
import type { Site } from "@naluma/site/use-site";
import { QueryClient } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { offersDemosOf } from "./demo-offer.ts";
import { providerDemosQuery } from "./demo-queries.ts";

const at = (client: ClientType, isDemo = false): Site => ({
  settings: { ...openSite, isDemo },
  template: client === "desktop" ? "desktop" : "mobile",
  client,
  currency: "USD",
});

/** The calls by which a page of a provider's slots finds out what can be tried. */
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
