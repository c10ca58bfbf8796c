import type { SiteSettings } from "@naluma/site/settings";
import { openSite } from "@naluma/site/settings.fake";
import { cookies } from "@naluma/site/stored";
import { describe, expect, it } from "vitest";
import { choose } from "./server.ts";

const settings: SiteSettings = {
  ...openSite,
  currencies: ["VND", "THB", "USD"],
  languages: ["vi_VN", "th_TH", "ko_KR", "zh_CN", "en_US"],
};

const visit = (given: Partial<Parameters<typeof choose>[0]>) =>
  choose({
    path: "/",
    query: new URLSearchParams(),
    cookies: {},
    languages: "",
    settings,
    ...given,
  });

describe("the document served to a visitor", () => {
  it("has the language of the path, which is then removed from it", () => {
    const cookies = { i18n_redirected: "zh_CN" };
    expect(visit({ path: "/vi_VN/discount", cookies })).toEqual({
      locale: "vi_VN",
      currency: "VND",
      path: "/discount",
    });
  });

  it("has the language of either cookie, then the browser's, then English", () => {
    expect(visit({ cookies: { i18n_redirected: "zh_CN", lang: "th_TH" } }).locale).toBe("zh_CN");
    expect(visit({ cookies: { lang: "th_TH" }, languages: "ko" }).locale).toBe("th_TH");
    expect(visit({ languages: "fr, ko;q=0.8" }).locale).toBe("ko_KR");
    expect(visit({}).locale).toBe("en_US");
  });

  it("has a currency that the site offers, the most specific first", () => {
    const query = new URLSearchParams("currency=THB");
    expect(visit({ query, cookies: { currency: "USD" } }).currency).toBe("THB");
    expect(visit({ query: new URLSearchParams("currency=RMB"), country: "TH" }).currency).toBe(
      "THB",
    );
    expect(visit({ cookies: { currency: "USD", [cookies.lockedCurrency]: "THB" } }).currency).toBe(
      "USD",
    );
    expect(visit({ languages: "zh" }).currency).toBe("VND");
  });
});
