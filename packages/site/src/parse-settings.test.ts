import { expect, test } from "vitest";
import { namedCapabilities } from "./capabilities.ts";
import { parseSiteSettings } from "./parse-settings.ts";
import { openSite } from "./settings.fake.ts";

const parsed = (wrong: object) =>
  parseSiteSettings(JSON.stringify({ ...openSite, ...wrong }), {}, "1.json");

test("a site's settings are read as they are written", () => {
  const capabilities = namedCapabilities(openSite.capabilities);
  expect(parsed({ capabilities })).toEqual(openSite);
});

test("a site that leaves out optional settings has their defaults", () => {
  const absent = Object.fromEntries(
    ["minimumAge", "tenDigitPhones", "capabilities", "buildCheckSeconds", "iconService"].map(
      (key) => [key, undefined],
    ),
  );
  expect(parsed({ ...absent, tracking: undefined })).toMatchObject({
    minimumAge: 18,
    tenDigitPhones: false,
    capabilities: [],
    buildCheckSeconds: 120,
    iconService: "",
    tracking: {},
  });
});

const script = (address: string) => ({ address, id: "p1" });

test.each([
  ["no currency", { currencies: [] }, /currencies/],
  ["no language", { languages: [] }, /languages/],
  ["half a year as its minimum age", { minimumAge: 17.5 }, /minimumAge is 17\.5/],
  ["a check of builds without a pause", { buildCheckSeconds: 0 }, /buildCheckSeconds is 0/],
  [
    "a logo on another site",
    { brand: { ...openSite.brand, logo: "https://a.example/l.svg" } },
    /logo/,
  ],
  ["icons from nowhere", { iconService: "icons" }, /iconService/],
  [
    "a login without a name",
    { thirdPartyLogins: [{ name: "", address: "https://a.example" }] },
    /name/,
  ],
  [
    "one of two tracking scripts over http",
    {
      allowHttp: false,
      tracking: { en_US: script("https://a.example/x.js"), vi_VN: script("http://a.example/x.js") },
    },
    /tracking: expected addresses/,
  ],
])("a site with %s is refused by name", (_, wrong, expected) => {
  expect(() => parsed(wrong)).toThrow(expected);
});
