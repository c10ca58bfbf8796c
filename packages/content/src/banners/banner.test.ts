import { platform } from "@naluma/api-client/platform.fake";
import { openSite } from "@naluma/site/settings.fake";
import type { Site } from "@naluma/site/use-site";
import { expect, test } from "vitest";
import { bannersQuery } from "../content-queries.ts";
import { type Banner, bannerTarget, bannerUse } from "./banner.ts";

test("every device but a desktop asks for the phone's banners", () => {
  expect([bannerUse("desktop"), bannerUse("mobile"), bannerUse("pwa"), bannerUse("app")]).toEqual([
    0, 2, 2, 2,
  ]);
});

const site: Site = { template: "desktop", client: "desktop", currency: "USD", settings: openSite };
const api = platform(() => ({ web_carousel_picture_list: [] }));
const keyOf = (at: Site, locale: "en_US" | "vi_VN" = "en_US") =>
  bannersQuery(api, at, locale).queryKey;

test.each<[string, Site, "en_US" | "vi_VN"]>([
  ["another currency", { ...site, currency: "VND" }, "en_US"],
  ["another language", site, "vi_VN"],
  ["a phone", { ...site, client: "mobile" }, "en_US"],
  ["another site", { ...site, settings: { ...openSite, siteId: 2 } }, "en_US"],
])("%s has banners of its own", (_, other, locale) => {
  expect(keyOf(site)).toEqual(keyOf({ ...site }));
  expect(keyOf(other, locale)).not.toEqual(keyOf(site));
});

const game = {
  currency: "USD",
  type: 2,
  providerId: "GPHL",
  name: "Harbourline",
  customized: false,
};
const lead = (leads: Banner["leads"], url = "") =>
  bannerTarget({ leads, url, game }, { settings: { allowHttp: false }, currency: "USD" });

test("a banner's address on another site is followed if it is https", () => {
  expect(lead("outside", "https://partner.example/cup")).toEqual({
    to: "address",
    href: "https://partner.example/cup",
  });
});

test.each([
  "http://partner.example",
  "javascript:alert(1)",
  "//partner.example",
  "/discount",
  "https:\\partner.example",
  "",
])("%j leads nowhere", (url) => expect(lead("outside", url)).toBeUndefined());

test("a path leads to a page of ours, if it exists", () => {
  expect(lead("inside", "/?promo=1")).toEqual({ to: "page", path: "/?promo=1" });
  expect(
    ["/no-such-page", "https://a.example/", "//a.example", ""].map((url) => lead("inside", url)),
  ).toEqual([undefined, undefined, undefined, undefined]);
});

test("a game link leads to its games, unless it is meant for another currency", () => {
  expect(lead("game")).toEqual({ to: "games", game });
  const settings = { allowHttp: false };
  for (const link of [{ ...game, currency: "VND" }, undefined])
    expect(
      bannerTarget({ leads: "game", url: "", game: link }, { settings, currency: "USD" }),
    ).toBeUndefined();
});
