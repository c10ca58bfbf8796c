import { openSite } from "@naluma/site/settings.fake";
import { expect, it } from "vitest";
import { titleOf } from "./page-title.ts";
import { headingIn, withTitle } from "./render-document.tsx";

const page = (body: string, head = "") => `<html><head>${head}</head><body>${body}</body></html>`;

it.each([
  ["a page is called what its heading says", "<h1>Slots</h1>", "Slots"],
  [
    "what a heading is made of is left out",
    '<h1 class="page-heading" tabindex="-1">Slots<!-- --> <b>of Kestrel</b> &amp; others</h1>',
    "Slots of Kestrel & others",
  ],
  ["home, whose heading nobody sees, has no name", '<h1 class="visually-hidden">Games</h1>', ""],
  [
    "a class that begins like the hidden one hides nothing",
    '<h1 class="vh-100">Slots</h1>',
    "Slots",
  ],
  ["a page that has no heading yet has no name", "<p>Wait</p>", ""],
])("%s", (_, body, name) => expect(headingIn(page(body))).toBe(name));

it.each([
  ["zh_CN", "国际"],
  ["zh_TW", "International"],
  ["vi_VN", "International"],
] as const)("the site's own title on a page in %s is %s", (locale, title) => {
  const settings = { ...openSite, titles: { zh: "国际", en: "International" } };
  const where = { template: "desktop", currency: "USD", releaseId: "1" } as const;
  expect(titleOf({ ...where, settings, locale })).toBe(title);
});

it("an error screen keeps its title", () => {
  const html = page("<h1>网站版本升级中</h1>", "<title>404 - Page Not Found</title>");
  expect(withTitle(html, "Naluma")).toBe(html);
});

it("what an operator calls the site is written as text", () => {
  expect(withTitle(page(""), "<b>A & B $&")).toContain(
    "<title>&lt;b>A &amp; B $&amp;</title></head>",
  );
});
