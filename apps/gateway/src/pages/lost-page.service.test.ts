import { describe, expect, it } from "vitest";
import { serveBuilds, templates } from "../real-builds.fake.ts";

describe("an address of no page", () => {
  const site = serveBuilds();
  const inBoth = (path: string) =>
    Promise.all(templates.map((template) => site.get(path, { template })));

  it("[ROUTE-40] [SHELL-25] [SHELL-27] [SHELL-29] the error screen shows the code and the path, and search engines do not index it", async () => {
    for (const { status, title, markup, text } of await inBoth("/no-such-path/at/all")) {
      expect([status, title]).toEqual([404, "404 - Page Not Found"]);
      expect(text).toContain("Page not found: /no-such-path/at/all");
      expect(text).toContain("(404)");
      expect(markup).toContain('<meta name="robots" content="noindex"/>');
    }
  });

  it.each(["/main/no%20such", "/discount/a.b", `/faq/${"9".repeat(65)}`, "/gameHall/slots"])(
    "[ROUTE-39] a page whose parameter means nothing shows its path on the error screen: %s",
    async (path) => {
      for (const { status, title, markup, text } of await inBoth(path)) {
        expect([status, title]).toEqual([404, "404 - Page Not Found"]);
        expect(text).toContain(`Page Not Found: ${path} `);
        expect(markup).toContain('<meta name="robots" content="noindex"/>');
      }
    },
  );

  it("[SHELL-24] [SHELL-26] the error screen says in both languages what to do, and links to customer service", async () => {
    for (const { markup, text } of await inBoth("/no-such-path")) {
      expect(text).toContain("网站版本升级中，请稍后再试");
      expect(text).toContain("The site is being upgraded. Please try again later.");
      const service = /<a [^>]*href="http:\/\/127\.0\.0\.1:1\/sandbox\/service"[^>]*>/.exec(markup);
      expect(service?.[0]).toContain('target="_blank"');
      expect(text).toContain("Customer service");
    }
  });

  it("the error screen is in the language of its address, which is remembered for the whole site", async () => {
    for (const { status, cookies, html } of await inBoth("/zh_CN/no/such/path")) {
      expect(status).toBe(404);
      expect(html).toContain('lang="zh-CN"');
      expect(cookies.map((cookie) => cookie.split(";").slice(0, 2).join(";"))).toEqual([
        "i18n_redirected=zh_CN; Path=/",
        "lang=zh_CN; Path=/",
      ]);
    }
  });
});
