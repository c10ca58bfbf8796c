import { locales, type Locale } from "@naluma/site/locale";
import { openSite } from "@naluma/site/settings.fake";
import { beforeAll, describe, expect, it } from "vitest";
import { restWords } from "../words.rest.ts";
import { pageHead } from "./page-head.ts";

const publicOrigin = "https://play.example";
const bothLanguages: readonly Locale[] = ["en_US", "vi_VN"];

interface Given extends Partial<Parameters<typeof pageHead>[1]> {
  readonly locale?: Locale;
  readonly languages?: readonly Locale[];
}

const headOf = (path: string, given: Given = {}) => {
  const { locale = "vi_VN", languages = bothLanguages, ...rendered } = given;
  const page = { path, search: "", status: 200, heading: "", title: "Naluma", site: "Naluma" };
  return pageHead(
    { publicOrigin, locale, settings: { ...openSite, languages } },
    { ...page, ...rendered },
  );
};
const description = (html: string) => /<meta name="description" content="([^"]*)"/.exec(html)?.[1];

beforeAll(() => Promise.all(locales.map((locale) => restWords.load(locale))));

describe("the head of a page", () => {
  it("names its address in its own language, the others, and the default for all other languages", () => {
    const html = headOf("/faq/");
    expect(html).toContain('<link rel="canonical" href="https://play.example/vi_VN/faq"/>');
    expect(html.match(/<link rel="alternate"[^>]*>/g)).toEqual([
      '<link rel="alternate" hreflang="en-US" href="https://play.example/en_US/faq"/>',
      '<link rel="alternate" hreflang="vi-VN" href="https://play.example/vi_VN/faq"/>',
      '<link rel="alternate" hreflang="x-default" href="https://play.example/en_US/faq"/>',
    ]);
    expect(headOf("/")).toContain('<link rel="canonical" href="https://play.example/vi_VN"/>');
  });

  it("names the site's first language as the default if the site has no English", () => {
    const html = headOf("/faq", { languages: ["th_TH", "vi_VN"] });
    expect(html).toContain('hreflang="x-default" href="https://play.example/th_TH/faq"');
  });

  it("ignores the query, except where the query chooses the page", () => {
    expect(headOf("/", { search: "?gt_id=2" })).toContain('href="https://play.example/vi_VN"/>');
    for (const path of ["/slotgame", "/gameRoom"])
      expect(headOf(path, { search: "?gt_id=2&gp_id=GPHL" })).toContain(
        `<link rel="canonical" href="https://play.example/vi_VN${path}?gt_id=2&amp;gp_id=GPHL"/>`,
      );
  });

  it("gives sites that link to it a title, a sentence and a picture", () => {
    const html = headOf("/gameHall/2", {
      heading: '"Slots" & <b>',
      title: '"Slots" & <b> – Naluma',
    });
    expect(html).toContain('property="og:title" content="&quot;Slots&quot; &amp; &lt;b> – Naluma"');
    expect(html).toContain('content="https://play.example/pictures/preview.png"');
    expect(html).toContain('<meta name="twitter:card" content="summary_large_image"/>');
    expect(description(html)).toContain("&quot;Slots&quot; &amp; &lt;b>");
  });

  it.each(locales)("describes each page with its own sentence, in %s", (locale) => {
    const paths = ["/", "/discount", "/sponsor", "/faq", "/app", "/gameHall/2", "/main/3"];
    const said = paths.map((path) => description(headOf(path, { locale, heading: "X" })));
    expect(new Set(said).size).toBe(paths.length);
    for (const text of said) expect(text).toMatch(/Naluma/);
    // A list whose name is not known yet gets the site's description.
    expect(description(headOf("/gameHall/2", { locale }))).toBe(said[0]);
  });

  it.each(["/user", "/user/Deposit", "/play", "/loading", "/close", "/fastPayment"])(
    "keeps %s out of search engines",
    (path) => {
      const html = headOf(path);
      expect(html).toContain('<meta name="robots" content="noindex"/>');
      expect(html).not.toMatch(/canonical|alternate|og:/);
    },
  );

  it("is empty for an error, as there is no such page", () => {
    expect(headOf("/faq/9", { status: 404 })).toBe("");
  });

  it("is empty where the site is developed", () => {
    const page = { path: "/", search: "", status: 200, heading: "", title: "", site: "" };
    expect(pageHead({ locale: "en_US", settings: openSite }, page)).toBe("");
  });
});
