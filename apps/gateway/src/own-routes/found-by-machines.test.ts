import { afterAll, beforeAll, expect, it } from "vitest";
import { startedGateway, type Started } from "../gateway.fake.ts";
import { fakeHost } from "../pages/host-build.fake.ts";

const publicOrigin = "https://play.example";

/** Home links to a list and another page, the list to its entry, and the entry to a further page. */
const pages: Readonly<Record<string, readonly string[]>> = {
  "/": [
    "/discount/",
    "/discount",
    "/gameHall/2?from=home",
    "/user",
    "/play",
    "/slotgame?gt_id=2",
    "/gameRoom?gt_id=2&amp;gp_id=GPHL",
    "//evil.example/faq",
  ],
  "/discount": ["/discount/7#terms", "/discount"],
  "/discount/7": ["/faq/9"],
};
const html = { "content-type": "text/html; charset=utf-8" };

let gateway: Started;
let second: Started;
beforeAll(async () => {
  const desktop = fakeHost((_, { pathname }) => {
    const links = (pages[pathname] ?? []).map((to) => `<a class="a" href="${to}">x</a>`);
    return new Response(`<!DOCTYPE html><body>${links.join("")}</body>`, { headers: html });
  });
  const options = { publicOrigin };
  [gateway, second] = await Promise.all([
    startedGateway({ desktop, options }),
    startedGateway({ options: { ...options, siteId: 2 } }),
  ]);
});
afterAll(() => Promise.all([gateway.stop(), second.stop()]));

const text = async ({ origin }: Started, path: string) => (await fetch(origin + path)).text();
const json = async ({ origin }: Started, path: string): Promise<Record<string, unknown>> =>
  (await fetch(origin + path)).json();

it("the sitemap has every public page that the lists lead to, in every language of the site", async () => {
  const addresses = [...(await text(second, "/sitemap.xml")).matchAll(/<loc>([^<]*)<\/loc>/g)];
  const languages = ["vi_VN", "th_TH", "en_US", "zh_CN", "zh_TW"];
  expect(addresses.map(([, address]) => address)).toEqual(
    languages.map((locale) => `${publicOrigin}/${locale}`),
  );

  const found = [...(await text(gateway, "/sitemap.xml")).matchAll(/<loc>([^<]*)<\/loc>/g)];
  const english = found.map(([, address = ""]) => address).filter((one) => one.includes("/en_US"));
  expect(found).toHaveLength(english.length * 11);
  expect(english).toEqual(
    ["", "/discount", "/gameHall/2", "/discount/7"].map((path) => `${publicOrigin}/en_US${path}`),
  );
});

it("the sitemap stops where links would go on for ever", async () => {
  const endless = Array.from({ length: 600 }, (_, at) => `<a href="/discount/${at}">x</a>`);
  const desktop = fakeHost(() => new Response(endless.join(""), { headers: html }));
  const started = await startedGateway({ desktop, options: { siteId: 2 } });
  const addresses = (await text(started, "/sitemap.xml")).match(/<loc>/g);
  expect(addresses).toHaveLength(500 * 5);
  await started.stop();
});

it("the sitemap is rebuilt after ten minutes, however often it is requested", async () => {
  let now = 0;
  const started = await startedGateway({ parts: { now: () => now } });
  const written = async (at: number) => {
    now = at;
    await text(started, "/sitemap.xml");
    return started.desktop.renders.filter((path) => path === "/").length;
  };
  expect([await written(0), await written(599_999), await written(600_000)]).toEqual([1, 1, 2]);
  await started.stop();
});

it("robots.txt names the sitemap, and excludes what is not a page", async () => {
  const robots = await text(gateway, "/robots.txt");
  expect(robots).toContain(`Sitemap: ${publicOrigin}/sitemap.xml`);
  for (const path of ["/api/", "/play", "/loading", "/close"])
    expect(robots).toContain(`Disallow: ${path}\n`);
});

it("a password manager is redirected to the page where a password is changed", async () => {
  const { status, headers } = await fetch(`${gateway.origin}/.well-known/change-password`, {
    redirect: "manual",
  });
  expect([status, headers.get("location")]).toEqual([302, "/user/Info"]);
});

it("security.txt says whom to write to about a vulnerability, and is valid for half a year from now", async () => {
  const now = Date.parse("2026-11-28T12:00:00Z");
  const started = await startedGateway({ options: { publicOrigin }, parts: { now: () => now } });
  const lines = (await text(started, "/.well-known/security.txt")).split("\n");
  expect(lines).toEqual([
    expect.stringMatching(/^Contact: https?:.+\/sandbox\/service$/),
    "Expires: 2027-05-27T12:00:00.000Z",
    `Canonical: ${publicOrigin}/.well-known/security.txt`,
    "Preferred-Languages: en",
    "",
  ]);
  await started.stop();
});

it("the manifest speaks each language of the site, in the site's name and colours", async () => {
  expect(await json(gateway, "/manifests/zh_CN.webmanifest")).toMatchObject({
    name: "Naluma 娱乐",
    short_name: "naluma",
    lang: "zh-CN",
    dir: "ltr",
    start_url: "/?pwa=1",
    scope: "/",
    display: "standalone",
    background_color: "#0f0a0e",
    theme_color: "#171116",
  });
  // The title is in simplified Chinese, as on the pages.
  expect(await json(gateway, "/manifests/zh_TW.webmanifest")).toMatchObject({ name: "Naluma" });
  expect(await json(second, "/manifests/en_US.webmanifest")).toMatchObject({
    name: "Halcyon",
    background_color: "#090d12",
    theme_color: "#10161d",
  });
  expect((await fetch(`${second.origin}/manifests/ja_JP.webmanifest`)).status).toBe(404);
  expect((await fetch(`${second.origin}/manifests/xx_XX.webmanifest`)).status).toBe(404);
});

/** Width and height from the header of a PNG. */
const sizeOf = (png: Buffer) => `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;

it.each([1, 2])(
  "site %i can be installed: each icon is a picture of the size that it is said to be",
  async (site) => {
    const started = site === 1 ? gateway : second;
    const { icons } = await json(started, "/manifests/en_US.webmanifest");
    const listed: { src: string; sizes: string; type: string; purpose: string }[] = JSON.parse(
      JSON.stringify(icons),
    );
    expect(listed.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
      "192x192 any",
      "512x512 any",
      "512x512 maskable",
    ]);
    const preview = { src: "/pictures/preview.png", sizes: "1200x630" };
    const apple = { src: "/pictures/apple-touch-icon.png", sizes: "180x180" };
    for (const { src, sizes } of [...listed, preview, apple]) {
      const answer = await fetch(started.origin + src);
      expect(answer.headers.get("content-type")).toBe("image/png");
      expect(sizeOf(Buffer.from(await answer.arrayBuffer())), src).toBe(sizes);
    }
  },
);

it("each of the two sites has pictures of its own, one that has none shows ours, and there are no others", async () => {
  const [ours, theirs] = await Promise.all(
    [gateway, second].map((one) => text(one, "/pictures/icon-192.png")),
  );
  expect(ours).not.toBe(theirs);
  expect((await fetch(`${gateway.origin}/pictures/1.json`)).status).toBe(404);

  const without = await startedGateway({ options: { siteId: 2, sitesFolder: "/nowhere" } });
  expect(await text(without, "/pictures/icon-192.png")).toBe(ours);
  await without.stop();
});

it("the service worker may connect to this site alone, and is never cached", async () => {
  const { headers } = await fetch(`${gateway.origin}/service-worker.js`);
  expect(headers.get("content-type")).toContain("text/javascript");
  expect(headers.get("cache-control")).toBe("no-cache");
  expect(headers.get("content-security-policy")).toBe("default-src 'none'; connect-src 'self'");
});
