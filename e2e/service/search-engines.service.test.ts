// @vitest-environment jsdom
import { expect, inject, it } from "vitest";
import { readDocument } from "./support/documents.ts";

// Read as a search engine reads them: no script, no cookie, no word of which language is wanted.

const descriptionOf = (page: Document) =>
  page.querySelector("meta[name=description]")?.getAttribute("content");

it("games and the operator's own pages are read without a script, and described", async () => {
  const home = await readDocument("/en_US");
  expect(home.page.querySelectorAll('[aria-label^="Play "]').length).toBeGreaterThan(10);
  expect(descriptionOf(home.page)).toContain("Naluma: slots, live casino");
  expect((await readDocument("/en_US/discount")).main).toContain("New games every week");
  const article = await readDocument("/en_US/main/1");
  expect(article.heading).toBe("About us");
  expect(descriptionOf(article.page)).toBe("About us: read the details at Naluma.");
  expect((await readDocument("/en_US/faq")).main).toContain("My balance is with");
});

it("every page of the sitemap is there, under its own address, and may be found", async () => {
  const { lobby } = inject("stack");
  const map = await (await fetch(`${lobby}/sitemap.xml`)).text();
  const addresses = [...map.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = ""]) => address);
  const korean = addresses.filter((address) => address.startsWith(`${lobby}/ko_KR`));
  expect(korean.length).toBeGreaterThan(5);
  for (const address of korean) {
    const { status, page } = await readDocument(address.slice(lobby.length));
    expect(status, address).toBe(200);
    expect(page.querySelector("link[rel=canonical]")?.getAttribute("href")).toBe(address);
    // Each address that names a language, or none, is canonical itself: those of the sitemap are.
    const alternates = [...page.querySelectorAll("link[hreflang]")].map((link) =>
      link.getAttribute("href"),
    );
    expect(alternates).toHaveLength(12);
    expect(addresses).toEqual(expect.arrayContaining(alternates));
    expect(page.querySelector("meta[name=robots]")).toBeNull();
    expect(descriptionOf(page)).toMatch(/[가-힣]/);
  }
});
