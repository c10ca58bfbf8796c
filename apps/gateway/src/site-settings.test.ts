import { readFile } from "node:fs/promises";
import { parseSiteSettings } from "@naluma/site/parse-settings";
import { describe, expect, it } from "vitest";
import { readSiteSettings } from "./site-settings.ts";

const addresses = {
  PROVIDER_ORIGIN: "http://127.0.0.1:5200",
  API_ORIGIN: "http://127.0.0.1:5100",
};

const text = () => readFile(new URL("../sites/1.json", import.meta.url), "utf8");

describe("a site's configuration", () => {
  it("a site supplies a numeric site id, template names, a demo flag and a game-room flag [SHELL-06]", async () => {
    const settings = await readSiteSettings(1, addresses);
    expect(settings).toMatchObject({
      siteId: 1,
      siteName: "naluma",
      templates: { pc: "origin_pc", mobile: "origin_mobile" },
      isDemo: false,
      gameRoom: true,
    });
  });

  it("open pages learn of a release, or of a rollback, within two minutes", async () => {
    for (const id of [1, 2])
      expect((await readSiteSettings(id, addresses)).buildCheckSeconds).toBeLessThanOrEqual(120);
  });

  it("a site's configuration is filled in with the addresses of this start", async () => {
    const settings = await readSiteSettings(2, addresses);
    expect(settings.gameOrigins).toEqual(["http://127.0.0.1:5200"]);
    expect(settings.frameOrigins).toEqual(["http://127.0.0.1:5200"]);
    const { routeRules } = await readSiteSettings(1, addresses);
    expect(routeRules["/support"]?.redirect).toMatch(/^http:\/\/127\.0\.0\.1:5100\//);
  });

  it.each([
    ['"desktopLock": false', '"desktopLock": "no"', /desktopLock/],
    ['"siteId": 1', '"siteId": 1, "colour": "red"', /colour/],
    ['"imageOrigins": []', '"imageOrigins": ["https://a.example; script-src *"]', /imageOrigins/],
    ['"imageOrigins": []', '"imageOrigins": ["https://a.example/path"]', /imageOrigins/],
    ['"imageOrigins": []', '"imageOrigins": ["https://a.example,b.example"]', /imageOrigins/],
    ['"imageOrigins": []', '"imageOrigins": ["{NOBODY}"]', /imageOrigins.*\{NOBODY\}/],
    ['"domains": []', '"domains": ["https://a.example"]', /domains/],
    ['"toastsAtOnce": 5', '"toastsAtOnce": 0', /toastsAtOnce/],
    ['"redirect": "/faq"', '"redirect": "//a.example/faq"', /routeRules.*leads nowhere/],
    ['"redirect": "/faq"', '"redirect": "javascript:alert(1)"', /routeRules.*leads nowhere/],
    ['"/help": {', '"/help*": {', /routeRules/],
    ['"hi_IN": {', '"ja_JP": {', /tracking.*ja_JP/],
    ['"id": "naluma-zh_CN"', '"id": "a b"', /tracking\.zh_CN\.id/],
    ['"id": "naluma-zh_CN"', '"id": "a", "integrity": "md5-x"', /tracking\.zh_CN\.integrity/],
    ['"allowHttp": true', '"allowHttp": false', /tracking: expected addresses/],
  ])("a site with %s turned into %s is refused by name", async (was, is, expected) => {
    const wrong = (await text()).replace(was, is);
    expect(() => parseSiteSettings(wrong, addresses, "1.json")).toThrow(expected);
  });

  it("[TRACK-06] each site names scripts of its own", async () => {
    const idsOf = async (site: number) =>
      Object.values((await readSiteSettings(site, addresses)).tracking).map(({ id }) => id);
    const [first, second] = [await idsOf(1), await idsOf(2)];
    expect(first).toHaveLength(4);
    expect(second).toHaveLength(2);
    expect(first.filter((id) => second.includes(id))).toEqual([]);
  });

  it("a missing configuration is named", async () => {
    await expect(readSiteSettings(9, {})).rejects.toThrow("no configuration of site 9");
  });
});
