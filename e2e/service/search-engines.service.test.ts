// @vitest-environment jsdom
import { languageTag, locales } from "@naluma/site/locale";
import { describe, expect, inject, it } from "vitest";
import { readDocument, templates } from "./support/documents.ts";

// Read the way search engines do: without scripts, cookies or a preferred language.

const descriptionOf = (page: Document) =>
  page.querySelector("meta[name=description]")?.getAttribute("content");

it("games and the operator's own pages can be read without a script, and have a description", async () => {
  const home = await readDocument("/en_US");
  expect(home.page.querySelectorAll('[aria-label^="Play "]').length).toBeGreaterThan(10);
  expect(descriptionOf(home.page)).toContain("Naluma: slots, live casino");
  expect((await readDocument("/en_US/discount")).main).toContain("New games every week");
  const article = await readDocument("/en_US/main/1");
  expect(article.heading).toBe("About us");
  expect(descriptionOf(article.page)).toBe("About us: read the details at Naluma.");
  expect((await readDocument("/en_US/faq")).main).toContain("My balance is with");
});

it("every page of the sitemap exists, at its own address, and may be indexed", async () => {
  const { lobby } = inject("stack");
  const map = await (await fetch(`${lobby}/sitemap.xml`)).text();
  const addresses = [...map.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = ""]) => address);
  const korean = addresses.filter((address) => address.startsWith(`${lobby}/ko_KR`));
  expect(korean.length).toBeGreaterThan(5);
  for (const address of korean) {
    const { status, page } = await readDocument(address.slice(lobby.length));
    expect(status, address).toBe(200);
    expect(page.querySelector("link[rel=canonical]")?.getAttribute("href")).toBe(address);
    // Each address with a language, or without one, is its own canonical address, like those in the sitemap.
    const alternates = [...page.querySelectorAll("link[hreflang]")].map((link) =>
      link.getAttribute("href"),
    );
    expect(alternates).toHaveLength(12);
    expect(addresses).toEqual(expect.arrayContaining(alternates));
    expect(page.querySelector("meta[name=robots]")).toBeNull();
    expect(descriptionOf(page)).toMatch(/[가-힣]/);
  }
});

/** Lighthouse's list of link texts that say nothing about the target, for the languages that it covers. */
const sayNothing = new Set(
  [
    "click here|click this|go|here|information|learn more|more|more info|more information",
    "right here|read more|see more|start|this",
    "ここをクリック|こちらをクリック|リンク|続きを読む|続く|全文表示",
    "여기|여기를 클릭|클릭|링크|자세히|자세히 보기|계속|이동|전체 보기",
    "அடுத்த பக்கம்|மறுபக்கம்|முந்தைய பக்கம்|முன்பக்கம்|மேலும் அறிக|மேலும் தகவலுக்கு",
    "மேலும் தரவுகளுக்கு|இங்கே கிளிக் செய்யவும்",
  ].flatMap((texts) => texts.split("|")),
);

const hrefs = (page: Document, selector: string) =>
  [...page.querySelectorAll(selector)].map((link) => link.getAttribute("href") ?? "");

// The rules of Lighthouse's SEO category, which `npm run bench:lighthouse` measures in one language.
describe.each(templates)("home of the %s", (template) => {
  it.each(locales)(
    "home in %s follows every rule by which a search engine reads it",
    async (locale) => {
      const { lobby } = inject("stack");
      const { status, page, texts } = await readDocument(`/${locale}`, template);
      expect(status).toBe(200);
      expect(page.title).not.toBe("");
      expect(descriptionOf(page)).toBeTruthy();
      expect(page.querySelector("meta[name=robots]")).toBeNull();
      expect(texts("img:not([alt])")).toEqual([]);

      const address = `${lobby}/${locale}`;
      expect(hrefs(page, "link[rel=canonical]")).toEqual([address]);
      const tags = [...page.querySelectorAll<HTMLLinkElement>("link[hreflang]")].map(
        ({ hreflang }) => hreflang,
      );
      expect(tags.toSorted()).toEqual([...locales.map(languageTag), "x-default"].toSorted());
      // Home without a language is the same page with another canonical address, so it must not be listed.
      const alternates = hrefs(page, "link[hreflang]");
      expect(alternates).toContain(address);
      expect(alternates).not.toContain(`${lobby}/`);

      const links = [...page.querySelectorAll("a")];
      expect(links.length).toBeGreaterThan(20);
      const led = links.map((link) => [link.textContent.trim(), link.getAttribute("href") ?? ""]);
      expect(led.filter(([, href]) => !/^(\/|#|https?:)/.test(href ?? ""))).toEqual([]);
      expect(led.filter(([text = ""]) => sayNothing.has(text.toLowerCase()))).toEqual([]);
    },
  );
});

it.each(locales)("no two links of home in %s say the same and lead elsewhere", async (locale) => {
  const { page } = await readDocument(`/${locale}`);
  const led = [...page.querySelectorAll("a")].flatMap((link) => {
    const text = link.textContent.trim();
    const to = new URL(link.getAttribute("href") ?? "", `${inject("stack").lobby}/`).href;
    return text === "" ? [] : [[text, to] as const];
  });
  const byText = Map.groupBy(led, ([text]) => text);
  const torn = [...byText.values()].filter((same) => new Set(same.map(([, to]) => to)).size > 1);
  expect(torn).toEqual([]);
});
