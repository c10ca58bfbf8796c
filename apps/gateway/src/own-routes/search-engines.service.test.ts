import { languageTag, locales } from "@naluma/site/locale";
import { describe, expect, it } from "vitest";
import { serveBuilds } from "../real-builds.fake.ts";

// Requested as a search engine does: no scripts, no cookies, no preferred language.
describe("the pages of a site", () => {
  const site = serveBuilds();

  it("a page has an address for each language, which links to the others", async () => {
    for (const locale of locales) {
      const { html } = await site.get(`/${locale}/discount`);
      const linked = (rel: string) =>
        [...html.matchAll(new RegExp(`<link rel="${rel}"([^>]*) href="([^"]*)"/>`, "g"))].map(
          ([, more = "", href]) => `${/hreflang="([^"]*)"/.exec(more)?.[1] ?? "this page"} ${href}`,
        );
      const at = (path: string) => `http://localhost:4000${path}/discount`;
      expect(html).toContain(`<html lang="${languageTag(locale)}"`);
      expect(linked("canonical")).toEqual([`this page ${at(`/${locale}`)}`]);
      const others = locales.map((each) => `${languageTag(each)} ${at(`/${each}`)}`);
      expect(linked("alternate").toSorted()).toEqual(
        [...others, `x-default ${at("/en_US")}`].toSorted(),
      );
      expect(linked("manifest")).toEqual([`this page /manifests/${locale}.webmanifest`]);
    }
  });

  it("pages that concern only one visitor are kept out of search engines", async () => {
    for (const path of ["/user", "/user/Letter", "/Deposit", "/play", "/loading", "/close"]) {
      const { markup } = await site.get(path);
      expect(markup, path).toContain('<meta name="robots" content="noindex"/>');
      expect(markup, path).not.toContain("canonical");
    }
  });
});
