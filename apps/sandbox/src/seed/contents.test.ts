import { locales } from "@naluma/site/locale";
import { expect, test } from "vitest";
import { bannerPicture } from "../catalogue/pictures.ts";
import { seedContents } from "./contents.ts";
import { seedPages } from "./pages.ts";

const now = Date.UTC(2026, 10, 21);
const {
  banner: banners,
  announcement: announcements,
  bulletin: bulletins,
  footer,
} = seedContents(now, { minimumAge: 18, lacks: [] });

test("every banner has a heading, one more line and a picture, in every language", () => {
  expect(banners).not.toEqual([]);
  for (const { title, photo_path } of banners) {
    for (const locale of locales) {
      const text = title[locale] ?? "";
      expect(text.split("\n").map((line) => line.trim() !== "")).toEqual([true, true]);
      expect(text.length).toBeLessThanOrEqual(255);
    }
    const [heading = "", line = ""] = title["en_US"]?.split("\n") ?? [];
    expect(heading.length).toBeLessThanOrEqual(24);
    expect(line.length).toBeLessThanOrEqual(90);
    const scene = /^\/media\/banners\/(\w+)\.svg$/.exec(photo_path)?.[1];
    expect(scene && bannerPicture(scene)).toMatch(/^<svg [^>]*width="1200" height="500"/);
  }
});

test.each([
  ["river", "Harbourline", "/gameRoom?gt_id=2&gp_id=GPHL"],
  ["orbit", "Lumen Forge", "/gameRoom?gt_id=2&gp_id=GPLF"],
  ["stadium", "Northgate", "/gameRoom?gt_id=4&gp_id=GPNG"],
])(
  "the banner %s leads to the page of %s, which it names in every language",
  (scene, provider, url) => {
    const banner = banners.find(({ photo_path }) => photo_path.includes(`/${scene}.`));
    expect(banner).toMatchObject({ url, link_type: 1 });
    for (const locale of locales) expect(banner?.title[locale]).toContain(provider);
    expect(banners).toHaveLength(3);
  },
);

test("a reader of responsible gaming finds the link to the limits, in every language", () => {
  const text =
    seedPages({ minimumAge: 18, lacks: [] }).find(({ url }) => url === "main/2")?.content ?? {};
  for (const locale of locales)
    expect(text[locale]).toMatch(/<a href="\/user\/PlayLimits">[^<]+<\/a>/);
});

test("the footer links to no single question: the site's own menu leads to all of them", () => {
  expect(footer.filter(({ url }) => url.startsWith("faq/"))).toEqual([]);
});

/** On a phone, the text of a banner extends this far into its picture, and this far down. */
const ofWords = { right: 690, bottom: 300 };

test.each(["river", "orbit", "gifts", "stadium"])(
  "the words of a banner are beside what %s shows, and none of its surfaces ends in an edge",
  (scene) => {
    const svg = bannerPicture(scene) ?? "";
    const motifs = [...svg.matchAll(/translate\((\d+) (\d+)\)rotate\([-\d]+\)scale/g)].map(
      ([, x, y]) => ({
        x: Number(x),
        y: Number(y),
      }),
    );
    expect(motifs).not.toEqual([]);
    expect(motifs.filter(({ x, y }) => x < ofWords.right && y < ofWords.bottom)).toEqual([]);
    expect(svg).not.toMatch(/V500Z" fill="#[0-9A-F]{8}"/);
  },
);

test("visitors and members each have an announcement of their own, in every language", () => {
  for (const { content } of announcements)
    expect(Object.keys(content).toSorted()).toEqual([...locales].toSorted());
  expect(announcements.some((one) => one.before_login && !one.after_login)).toBe(true);
  expect(announcements.some((one) => one.after_login && !one.before_login)).toBe(true);
});

test("every bulletin has a title and a text in every language, and is older than the installation", () => {
  expect(bulletins).not.toEqual([]);
  for (const { title, content, updated_at } of bulletins) {
    for (const text of [title, content])
      expect(Object.keys(text).toSorted()).toEqual([...locales].toSorted());
    expect(Object.values(content).join()).not.toContain("undefined");
    expect(Date.parse(updated_at ?? "")).toBeLessThan(now);
  }
});

test("something pops up for everybody, for members, and on the deposit page, and something does not", () => {
  const places = bulletins.map(({ members_only, display_locations }) =>
    [members_only ? "members" : "everybody", ...(display_locations ?? [])].join(" "),
  );
  expect(new Set(places)).toEqual(new Set(["everybody 2", "members 2", "members 3", "everybody"]));
});

test.each([
  [{ minimumAge: 18, lacks: [] }, "18 or older", true],
  [{ minimumAge: 21, lacks: ["limits"] }, "21 or older", false],
] as const)("the pages say what is true of their own site: %o", (site, age, limits) => {
  const text = (url: string) =>
    seedContents(now, site).page.find((page) => page.url === url)?.content["en_US"];
  expect(text("main/3")).toContain(age);
  expect(text("main/2")).toContain("“Reality check”");
  expect(text("main/2")?.includes("“Limits and breaks”")).toBe(limits);
  const seals = seedContents(now, site).footer.filter(({ photo_path }) => photo_path !== "");
  expect(seals).toHaveLength(site.minimumAge === 18 ? 1 : 0);
});
