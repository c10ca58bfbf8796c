import { platform } from "@naluma/api-client/platform.fake";
import { openSite } from "@naluma/site/settings.fake";
import type { Site } from "@naluma/site/use-site";
import { expect, test } from "vitest";
import { bannerUse } from "./banner.ts";
import { bannersQuery } from "./banners-queries.ts";

test("everything but a desktop asks for the banners of a phone", () => {
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
