import { expect, test } from "vitest";
import { chooseCurrency, resolveCurrency } from "./resolve-currency.ts";
import { localeInPath, resolveLocale } from "./resolve-locale.ts";

test.each([
  ["/vi_VN/discount", ["th_TH"], "ko", "vi_VN"],
  ["/discount", ["th_TH"], "ko", "th_TH"],
  ["/", [undefined, "ja_JP"], "ko", "ja_JP"],
  ["/", ["nonsense"], "ko-KR,en;q=0.5", "ko_KR"],
  ["/", [], "xx,yy;q=0.9", "en_US"],
  ["/", [], "xx;q=0.9,hi;q=0.8", "hi_IN"],
  ["/", [], "zh-Hant-HK", "zh_TW"],
  ["/", [], "zh", "zh_CN"],
  ["/", [], "zh-HK", "zh_TW"],
  ["/", [], "zh-Hans-HK", "zh_CN"],
  ["/", [], "en;q=0.2,th;q=0.9", "th_TH"],
  ["/", [], "", "en_US"],
] as const)("%s with cookies %j and %s reads %s", (path, cookies, browser, locale) => {
  expect(resolveLocale({ path, cookies, browser })).toBe(locale);
});

test.each([
  ["/ja_JP/", ["vi_VN"], "", "vi_VN"],
  ["/", ["ja_JP", "th_TH"], "", "th_TH"],
  ["/", [], "ja, zh-TW;q=0.5", "zh_CN"],
  ["/", [], "ja", "vi_VN"],
] as const)(
  "a site that does not speak what %s with cookies %j and %s asks for uses %s",
  (path, cookies, browser, locale) => {
    const supported = ["vi_VN", "th_TH", "zh_CN"] as const;
    expect(resolveLocale({ path, cookies, browser }, supported)).toBe(locale);
  },
);

test.each([
  ["ko;q=0,th;q=0.1", "th_TH"],
  ["ko;q=0", "en_US"],
])("[I18N-16] a language that the browser refuses is not used: %s reads %s", (browser, locale) => {
  expect(resolveLocale({ path: "/", cookies: [], browser })).toBe(locale);
});

test("a locale in the path is removed from the path", () => {
  expect(localeInPath("/vi_VN/main/1")).toEqual({ locale: "vi_VN", rest: "/main/1" });
  expect(localeInPath("/vi_VN")).toEqual({ locale: "vi_VN", rest: "/" });
  expect(localeInPath("/main/vi_VN")).toBeUndefined();
});

const offered = ["VND", "THB", "USD"] as const;

test.each([
  [{ member: "THB", query: "USD", locale: "vi_VN" }, "THB"],
  [{ agentDomain: "THB", query: "USD", locale: "vi_VN" }, "THB"],
  [{ agent: "THB", query: "USD", locale: "vi_VN" }, "THB"],
  [{ query: "USD", link: "THB", locale: "vi_VN" }, "USD"],
  [{ link: "THB", locked: "USD", locale: "vi_VN" }, "THB"],
  [{ locked: "USD", country: "VN", locale: "th_TH" }, "USD"],
  [{ country: "VN", locale: "th_TH" }, "VND"],
  [{ locale: "th_TH" }, "THB"],
  [{ locale: "ja_JP" }, "VND"],
  [{ query: "JPY", country: "JP", locale: "en_US" }, "USD"],
] as const)("%j is offered %s", (sources, currency) => {
  expect(resolveCurrency(sources, offered)).toBe(currency);
});

test("each source of a currency that is not offered is named, in order", () => {
  const sources = { member: "BRL", query: "JPY", link: "THB", locked: "USD" };
  expect(chooseCurrency({ ...sources, locale: "en_US" }, offered)).toEqual({
    currency: "THB",
    skipped: [
      { by: "member", currency: "BRL" },
      { by: "query", currency: "JPY" },
    ],
  });
});
