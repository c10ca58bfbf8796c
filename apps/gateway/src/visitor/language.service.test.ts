import { describe, expect, it } from "vitest";
import { serveBuilds, templates } from "../real-builds.fake.ts";

const keptFor = (locale: string, attributes: string) =>
  ["i18n_redirected", "lang"].map(
    (name) => `${name}=${locale}; Path=/; Max-Age=31536000; ${attributes}`,
  );

describe("the language of a page", () => {
  const site = serveBuilds();
  const framed = serveBuilds({}, { crossOrigin: true });
  const secure = serveBuilds({ PUBLIC_ORIGIN: "https://play.example" });

  const languageOf = async (path: string, accepted: string, cookies = {}) => {
    const { html } = await site.get(path, { cookies, headers: { "accept-language": accepted } });
    return /<html lang="([^"]*)"/.exec(html)?.[1];
  };

  it("[I18N-14] a page is in English when neither address, cookie nor browser names one of our languages", async () => {
    expect(await languageOf("/", "fr-FR")).toBe("en-US");
    expect(await languageOf("/", "")).toBe("en-US");
  });

  it("[I18N-16] the language of the address goes before the cookie's, and the cookie's before the browser's", async () => {
    expect(await languageOf("/", "zh-CN")).toBe("zh-CN");
    expect(await languageOf("/", "zh-CN", { i18n_redirected: "en_US" })).toBe("en-US");
    expect(await languageOf("/", "zh-CN", { lang: "th_TH" })).toBe("th-TH");
    expect(await languageOf("/vi_VN/", "zh-CN", { i18n_redirected: "en_US" })).toBe("vi-VN");
  });

  it.each([
    ["zh_CN", "Naluma 娱乐"],
    ["zh_TW", "Naluma"],
    ["en_US", "Naluma"],
  ])("[SHELL-07] a page in %s has the title %s", async (locale, title) => {
    for (const template of templates)
      expect((await site.get("/", { template, cookies: { lang: locale } })).title).toBe(title);
  });

  it("[I18N-17] [I18N-23] [SHELL-11] only an address that names the language keeps it, for 365 days and the whole site", async () => {
    for (const path of ["/en_US/", "/en_US/discount/2"])
      expect((await site.get(path)).cookies).toEqual(keptFor("en_US", "SameSite=Lax"));
    expect((await secure.get("/en_US/")).cookies).toEqual(keptFor("en_US", "SameSite=Lax; Secure"));
    expect((await site.get("/", { cookies: { lang: "zh_CN" } })).cookies).toEqual([]);
  });

  it("[I18N-17] the language is also kept for the origins that contain the site, over https alone", async () => {
    const cookies = keptFor("en_US", "SameSite=None; Secure");
    expect((await framed.get("/en_US/")).cookies).toEqual(cookies);
  });
});
