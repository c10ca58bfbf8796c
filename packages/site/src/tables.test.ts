import { expect, test } from "vitest";
import { gameTypes } from "./category.ts";
import { currencies, currencyOfLocale, placesOf, signOf } from "./currency.ts";
import {
  clientTypes,
  deviceIndex,
  displayDevice,
  mobileTemplateId,
  mobileTemplateIds,
  supportDevice,
} from "./device.ts";
import { frameworkLocales, localeId, localeOfCountry, locales } from "./locale.ts";

test.each([
  ["zh_TW", 0, "RMB", "I18N-02"],
  ["zh_CN", 1, "RMB", "I18N-03"],
  ["en_US", 2, "USD", "I18N-04"],
  ["vi_VN", 3, "VND", "I18N-05"],
  ["ko_KR", 4, "WON", "I18N-06"],
  ["ja_JP", 5, "JPY", "I18N-07"],
  ["th_TH", 6, "THB", "I18N-08"],
  ["hi_IN", 7, "INR", "I18N-09"],
  ["my_MM", 8, "MMK", "I18N-10"],
  ["ta_IN", 9, "INR", "I18N-11"],
  ["bn_BD", 10, "BDT", "I18N-12"],
] as const)("%s has id %i and pays in %s [%s]", (locale, id, currency, _row) => {
  expect(localeId(locale)).toBe(id);
  expect(currencyOfLocale(locale, ["GP"])).toBe(currency);
});

test("[I18N-13] a locale without a currency gets the first configured one", () => {
  expect(currencyOfLocale("fr_FR", ["THB", "USD"])).toBe("THB");
});

test("[I18N-01] the framework speaks en_US, the site eleven languages and whatever was added", () => {
  expect(frameworkLocales).toEqual(["en_US"]);
  expect(locales.length).toBeGreaterThanOrEqual(11);
  expect(new Set(locales).size).toBe(locales.length);
});

test.each([
  ["RMB", "¥", "I18N-24"],
  ["VND", "₫", "I18N-25"],
  ["WON", "₩", "I18N-26"],
  ["JPY", "¥", "I18N-27"],
  ["THB", "฿", "I18N-28"],
  ["USD", "$", "I18N-29"],
  ["INR", "₹", "I18N-30"],
  ["MMK", "K", "I18N-31"],
  ["BRL", "R$", "I18N-32"],
  ["BDT", "৳", "I18N-33"],
  ["NGN", "₭", "I18N-34"],
  ["GP", "G", "I18N-35"],
] as const)("%s is written %s [%s]", (currency, symbol, _row) => {
  expect(signOf(currency)).toBe(symbol);
});

test("dong, won and yen have no decimals, every other currency two", () => {
  expect(currencies.filter((currency) => placesOf(currency) === 0)).toEqual(["VND", "WON", "JPY"]);
  expect(placesOf("EUR")).toBe(2);
  expect(placesOf("CLP", { CLP: { decimals: 0, sign: "$" } })).toBe(0);
});

test("there are twelve currencies", () => {
  expect(currencies).toHaveLength(12);
});

test.each([
  ["TW", "zh_TW", "I18N-36"],
  ["CN", "zh_CN", "I18N-37"],
  ["US", "en_US", "I18N-38"],
  ["VN", "vi_VN", "I18N-39"],
  ["LA", "vi_VN", "I18N-40"],
  ["KR", "ko_KR", "I18N-41"],
  ["JP", "ja_JP", "I18N-42"],
  ["TH", "th_TH", "I18N-43"],
  ["IN", "hi_IN", "I18N-44"],
  ["MM", "my_MM", "I18N-45"],
  ["TA", "ta_IN", "I18N-46"],
  ["BD", "bn_BD", "I18N-47"],
] as const)("country %s reads %s [%s]", (country, locale, _row) => {
  expect(localeOfCountry(country)).toBe(locale);
});

test("an unlisted country suggests no language", () => {
  expect(localeOfCountry("toString")).toBeUndefined();
});

test("[SHELL-57] there are seven numbers for what the client is", () => {
  expect(clientTypes).toEqual({
    desktop: 1,
    mobile: 2,
    app: 3,
    gesture: 4,
    finger: 5,
    wechat: 6,
    pwa: 7,
  });
});

test("[SHELL-58] what the client can run counts a pwa as mobile", () => {
  const clients = ["desktop", "mobile", "app", "gesture", "finger", "pwa"] as const;
  expect(clients.map(supportDevice)).toEqual([1, 2, 3, 4, 5, 2]);
});

test("[SHELL-55] the support device follows from desktop, mobile or app", () => {
  expect([supportDevice("desktop"), supportDevice("mobile"), supportDevice("app")]).toEqual([
    1, 2, 3,
  ]);
});

test("[SHELL-59] templates are looked up by device index", () => {
  expect(deviceIndex).toEqual({ desktop: 0, mobile: 1, app: 2 });
});

test("bulletins of the phone are shown in the app too", () => {
  expect([displayDevice("desktop"), displayDevice("mobile"), displayDevice("app")]).toEqual([
    1, 2, 2,
  ]);
});

test("[SHELL-52] the mobile templates are H5_1 to H5_8", () => {
  expect(mobileTemplateIds).toEqual([1, 2, 3, 4, 5, 6, 7, 8].map((number) => `H5_${number}`));
});

test("[SHELL-53] origin_mobile is H5_1", () => {
  expect(mobileTemplateId("origin_mobile")).toBe("H5_1");
});

test("[SHELL-54] bob_mobile is H5_2", () => {
  expect(mobileTemplateId("bob_mobile")).toBe("H5_2");
});

test("a template name without a mapping goes out as it is", () => {
  expect(mobileTemplateId("H5_7")).toBe("H5_7");
});

test.each([
  [2, "slot", "e_", "LOBBY-56"],
  [3, "live_casino", "v_", "LOBBY-57"],
  [4, "sports", "s_", "LOBBY-58"],
  [5, "lottery", "l_", "LOBBY-59"],
  [6, "card_game", "c_", "LOBBY-60"],
  [7, "virtual_sport", "t_", "LOBBY-61"],
  [8, "cockfight", "d_", "LOBBY-62"],
  [9, "esport", "g_", "LOBBY-63"],
] as const)("game type %i is %s with prefix %s [%s]", (id, key, prefix, _row) => {
  expect(gameTypes.find((type) => type.id === id)).toEqual({ id, key, prefix });
});
