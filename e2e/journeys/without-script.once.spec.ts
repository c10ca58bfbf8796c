import { expect, test } from "./support/test.ts";

// Read as a search engine reads them: no script, no cookie, no word of which language is wanted.

const linked = (html: string, rel: string) =>
  [...html.matchAll(new RegExp(`<link rel="${rel}"([^>]*) href="([^"]*)"/>`, "g"))].map(
    ([, more = "", href = ""]) => ({ language: /hreflang="([^"]*)"/.exec(more)?.[1], href }),
  );

const described = (html: string) => /<meta name="description" content="([^"]*)"/.exec(html)?.[1];

test("the games, and the operator’s own pages, are read without a script", async ({ request }) => {
  const read = async (path: string) => (await request.get(path)).text();
  const home = await read("/en_US");
  expect(home.match(/aria-label="Play [^"]+"/g)?.length ?? 0).toBeGreaterThan(10);
  expect(described(home)).toContain("Naluma: slots, live casino");
  expect(await read("/en_US/discount")).toContain("New games every week");
  const article = await read("/en_US/main/1");
  expect(article).toMatch(/<h1[^>]*>About us<\/h1>/);
  expect(described(article)).toBe("About us: read the details at Naluma.");
  expect(await read("/en_US/faq")).toContain("My balance is with");
});

test("every page of the sitemap is there, under its own address, and may be found", async ({
  request,
  stack,
}) => {
  const map = await (await request.get("/sitemap.xml")).text();
  const addresses = [...map.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = ""]) => address);
  const korean = addresses.filter((address) => address.startsWith(`${stack.lobby}/ko_KR`));
  expect(korean.length).toBeGreaterThan(5);
  for (const address of korean) {
    const answer = await request.get(address, { maxRedirects: 0 });
    expect(answer.status(), address).toBe(200);
    const html = await answer.text();
    expect(linked(html, "canonical")).toEqual([{ href: address }]);
    expect(html).not.toContain('<meta name="robots"');
    expect(described(html)).toMatch(/[가-힣]/);
  }
});
