import { expect, test } from "vitest";
import { footerContent, linkTarget, placedFloats, shownLinks } from "./operator-links.ts";

const rules = { allowHttp: false, imageOrigins: [] };

test.each([
  ["https://safe.example/help?a=1", { kind: "outer", address: "https://safe.example/help?a=1" }],
  ["HTTPS://SAFE.example", { kind: "outer", address: "https://safe.example/" }],
  ["main/1", { kind: "main", path: "/main/1" }],
  ["main/about-us", { kind: "main", path: "/main/about-us" }],
  ["faq/3", { kind: "faq", path: "/faq/3" }],
  ["/faq/3", { kind: "faq", path: "/faq/3" }],
])("[SHELL-51] %s is classified", (url, target) => {
  expect(linkTarget(url, rules)).toEqual(target);
});

test("[SHELL-51] an http address is an outer link if the site allows http", () => {
  expect(linkTarget("http://127.0.0.1:4100/x", { allowHttp: true })).toEqual({
    kind: "outer",
    address: "http://127.0.0.1:4100/x",
  });
  expect(linkTarget("http://plain.example/", rules)).toBeUndefined();
});

test("an address of no class leads to the page of ours that it names, or nowhere", () => {
  expect(linkTarget("/?a=1", rules)).toEqual({ kind: "own", path: "/?a=1" });
});

test.each([
  "/no-such-page",
  "main/",
  "main/1/2",
  "faq",
  "mainly/1",
  "ftp://a.example/",
  "javascript:alert(1)",
  "//elsewhere.example/main/1",
  "",
])("%j leads nowhere", (url) => {
  expect(linkTarget(url, rules)).toBeUndefined();
});

const link = { id: 1, name: "Safe play", url: "https://safe.example/", picture: "/media/safe.svg" };

test("a link is shown with its picture", () => {
  expect(shownLinks([link], rules)).toEqual([
    {
      id: 1,
      name: "Safe play",
      target: { kind: "outer", address: "https://safe.example/" },
      picture: "/media/safe.svg",
    },
  ]);
});

test("a picture that the page may not load is left out", () => {
  const [shown] = shownLinks([{ ...link, picture: "https://elsewhere.example/a.png" }], rules);
  expect(shown?.picture).toBeUndefined();
});

test.each([
  { ...link, name: "" },
  { ...link, url: "javascript:alert(1)" },
  { ...link, url: "/no-such-page" },
])("%j is not shown", (dead) => {
  expect(shownLinks([dead], rules)).toEqual([]);
});

const footerLink = { id: 1, name: "A name", url: "", picture: "" };

test("footer links off the site have a column of their own", () => {
  const content = footerContent([{ ...footerLink, url: "https://safe.example/" }], rules);
  expect(content.elsewhere.map(({ name }) => name)).toEqual(["A name"]);
  expect([content.help, content.about, content.marks]).toEqual([[], [], []]);
});

test("an existing page of ours is listed under the site's name", () => {
  const { about } = footerContent([{ ...footerLink, url: "/" }], rules);
  expect(about.map(({ target }) => target)).toEqual([{ kind: "own", path: "/" }]);
});

test("a questions page is listed with the help, any other content page under the site's name", () => {
  const { help, about } = footerContent(
    [
      { ...footerLink, url: "faq/1" },
      { ...footerLink, id: 2, url: "main/1" },
    ],
    rules,
  );
  expect(help.map(({ target }) => target)).toEqual([{ kind: "faq", path: "/faq/1" }]);
  expect(about.map(({ target }) => target)).toEqual([{ kind: "main", path: "/main/1" }]);
});

test.each(["/no-such-page", "javascript:alert(1)", ""])(
  "a footer link to %j, which is not a page, is not shown",
  (url) => {
    const content = footerContent([{ ...footerLink, url }], rules);
    expect(Object.values(content).flat()).toEqual([]);
  },
);

test("a picture is not a seal if it links to our own page or may not be shown", () => {
  const { marks, about, elsewhere } = footerContent(
    [
      { ...footerLink, url: "/", picture: "/media/a.svg" },
      {
        ...footerLink,
        id: 2,
        url: "https://safe.example/",
        picture: "https://elsewhere.example/a.png",
      },
    ],
    rules,
  );
  expect([about, elsewhere].map((links) => links.map(({ id }) => id))).toEqual([[1], [2]]);
  expect(marks).toEqual([]);
});

test("a seal without an address is plain, one with an address links to it", () => {
  const seal = { ...footerLink, picture: "/media/marks/adults.svg" };
  const { marks, elsewhere } = footerContent(
    [seal, { ...seal, id: 2, url: "https://licence.example/0815" }],
    rules,
  );
  expect(marks).toEqual([
    { id: 1, name: "A name", picture: "/media/marks/adults.svg" },
    {
      id: 2,
      name: "A name",
      picture: "/media/marks/adults.svg",
      href: "https://licence.example/0815",
    },
  ]);
  expect(elsewhere).toEqual([]);
});

test.each([
  { ...footerLink, picture: "/media/a.svg", url: "javascript:alert(1)" },
  { ...footerLink, picture: "/media/a.svg", name: "" },
  { ...footerLink, picture: "https://elsewhere.example/a.png" },
])("%j is not a seal", (wrong) => {
  expect(footerContent([wrong], rules).marks).toEqual([]);
});

const service = { href: "https://help.example/en", name: "Customer service", caption: "Support" };
const float = (id: number, url = `https://outside.example/${id}`) => ({
  id,
  name: `Link ${id}`,
  url,
  picture: "",
});
const floating = ({ links }: ReturnType<typeof placedFloats>) => links.map(({ id }) => id);

test("on desktop customer service floats below the operator's own links", () => {
  const floats = placedFloats([float(1), float(2), float(3)], service, "desktop", rules);
  expect(floating(floats)).toEqual([1, 2, 3]);
  expect(floats.service).toBe(service);
});

test("customer service floats once, even if the operator placed it too", () => {
  const floats = placedFloats([float(1, service.href)], service, "desktop", rules);
  expect(floating(floats)).toEqual([]);
  expect(floats.service).toBe(service);
});

test("on a phone at most two links float, and customer service is in the tab bar", () => {
  const placed = [float(1), float(2, service.href), float(3), float(4)];
  const floats = placedFloats(placed, service, "mobile", rules);
  expect(floating(floats)).toEqual([1, 3]);
  expect(floats.service).toBeUndefined();
});

test("a link that leads nowhere does not float", () => {
  expect(floating(placedFloats([float(1, "/no-such-page")], undefined, "desktop", rules))).toEqual(
    [],
  );
});
