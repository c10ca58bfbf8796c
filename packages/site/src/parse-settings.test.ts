import { expect, test } from "vitest";
import { namedCapabilities } from "./capabilities.ts";
import { parseSiteSettings } from "./parse-settings.ts";
import { openSite } from "./settings.fake.ts";

/** A file says what it knows of a currency where it lists it. */
const { describedCurrencies: _, ...written } = openSite;

const parsed = (wrong: object) =>
  parseSiteSettings(JSON.stringify({ ...written, ...wrong }), {}, "1.json");

test("a site's settings are read as they are written", () => {
  const capabilities = namedCapabilities(openSite.capabilities);
  expect(parsed({ capabilities })).toEqual(openSite);
});

test("a file needs to say who the site is and what it offers; everything else has a default", () => {
  const { siteId, siteName, titles, templates, modelVersion, currencies, languages } = openSite;
  const said = { siteId, siteName, titles, templates, modelVersion, currencies, languages };
  expect(parseSiteSettings(JSON.stringify(said), {}, "1.json")).toEqual({
    ...openSite,
    ...said,
    appBridges: { ios: "", android: "" },
    allowHttp: false,
    buildCheckSeconds: 120,
    capabilities: [],
    playMoney: false,
  });
});

test.each(["siteId", "siteName", "titles", "templates", "modelVersion", "currencies", "languages"])(
  "a file without %s is refused",
  (key) => {
    expect(() => parsed({ [key]: undefined })).toThrow(`${key} is missing`);
  },
);

test("a file describes the currencies that are none of the twelve, and may override what is known of those", () => {
  const gold = { code: "GLD", name: { en_US: "Gold", vi_VN: "Vàng" }, decimals: 1, sign: "⊙" };
  const read = parsed({ currencies: ["USD", gold, { code: "NGN", sign: "₦" }, "VND"] });
  expect(read.currencies).toEqual(["USD", "GLD", "NGN", "VND"]);
  expect(read.describedCurrencies).toEqual({
    GLD: { name: { en_US: "Gold", vi_VN: "Vàng" }, decimals: 1, sign: "⊙" },
    NGN: { decimals: 2, sign: "₦" },
  });
});

test.each([
  ["EUR", { decimals: 2, sign: "€" }],
  ["PHP", { decimals: 2, sign: "₱" }],
  ["CLP", { decimals: 0, sign: "$" }],
  ["KWD", { decimals: 2, sign: "KWD " }],
  ["JPY", { decimals: 0, sign: "¥" }],
  ["GLD", { decimals: 2, sign: "GLD " }],
  ["GEMS", { decimals: 2, sign: "GEMS " }],
])("what a file leaves out of %s follows from the code", (code, details) => {
  expect(parsed({ currencies: [{ code }] }).describedCurrencies).toEqual({ [code]: details });
});

test.each([
  ["EUR", 'currencies.0 is "EUR": expected one of RMB, VND'],
  [{ code: "euro" }, 'currencies.0.code is "euro": expected 2 to 5 capital letters'],
  [{ code: "EUROPE" }, 'currencies.0.code is "EUROPE": expected 2 to 5'],
  [{ sign: "€" }, "currencies.0.code is missing"],
  [{ code: "EUR", decimals: 3 }, "currencies.0.decimals is 3: expected 0, 1 or 2"],
  [{ code: "EUR", sign: "" }, 'currencies.0.sign is "": expected a sign'],
  [{ code: "EUR", sign: "Euro each" }, 'currencies.0.sign is "Euro each": expected at most 8'],
  [{ code: "EUR", name: "" }, 'currencies.0.name is "": expected a name'],
  [{ code: "EUR", name: { vi_VN: "Vàng" } }, "expected a name in en_US at least"],
  [{ code: "EUR", name: { xx_XX: "Oro" } }, "currencies.0.name.xx_XX"],
  [{ code: "EUR", places: 2 }, "currencies.0.places is 2: there is no such key"],
  [null, "currencies.0 is null"],
])("an entry %j is refused by its place", (entry, says) => {
  expect(() => parsed({ currencies: [entry] })).toThrow(says);
});

test("a currency that is listed twice is refused", () => {
  expect(() => parsed({ currencies: ["USD", { code: "USD", sign: "US$" }] })).toThrow(
    "expected each currency once",
  );
});

test("only a site of play money leads to pages over http", () => {
  const pages = { Deposit: "https://pay.example/in", DWRecord: "http://pay.example/records" };
  expect(parsed({ pages }).pages).toEqual(pages);
});

test("pages have the addresses of links, and what a site hides has none", () => {
  const pages = { Deposit: "https://pay.example", DWRecord: "https://pay.example/records" };
  expect(parsed({ pages, hiddenLinks: ["DWRecord"] }).pages).toEqual({
    Deposit: "https://pay.example/",
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
  [
    "a page that the menus do not have",
    { pages: { Deposits: "https://pay.example" } },
    /pages\.Deposits is "https:\/\/pay\.example": there is no such page, only Letter, Deposit, /,
  ],
  [
    "a page without an address",
    { pages: { Deposit: "", DWRecord: "/records" } },
    /pages\.Deposit is "": expected an address that begins with https:\/\/; pages\.DWRecord is "\/records"/,
  ],
  [
    "a page that runs a script",
    { pages: { Deposit: "javascript:alert(1)" } },
    /pages\.Deposit is "javascript:alert\(1\)"/,
  ],
  [
    "a page over http",
    { allowHttp: false, pages: { DWRecord: "http://pay.example/records" } },
    /pages\.DWRecord is "http:/,
  ],
])("a site with %s is refused by name", (_, wrong, expected) => {
  expect(() => parsed(wrong)).toThrow(expected);
});
