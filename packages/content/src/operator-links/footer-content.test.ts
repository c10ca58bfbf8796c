import { expect, test } from "vitest";
import { footerContent } from "./operator-links.ts";

const settings = { allowHttp: false, imageOrigins: [] };
const link = { id: 1, name: "A name", url: "", picture: "" };

test("footer links off the site have a column of their own", () => {
  const content = footerContent([{ ...link, url: "https://safe.example/" }], settings);
  expect(content.elsewhere.map(({ name }) => name)).toEqual(["A name"]);
  expect([content.help, content.about, content.marks]).toEqual([[], [], []]);
});

test("an existing page of ours is listed under the site's name", () => {
  const { about } = footerContent([{ ...link, url: "/" }], settings);
  expect(about.map(({ target }) => target)).toEqual([{ kind: "own", path: "/" }]);
});

test("a questions page is listed with the help, any other content page under the site's name", () => {
  const { help, about } = footerContent(
    [
      { ...link, url: "faq/1" },
      { ...link, id: 2, url: "main/1" },
    ],
    settings,
  );
  expect(help.map(({ target }) => target)).toEqual([{ kind: "faq", path: "/faq/1" }]);
  expect(about.map(({ target }) => target)).toEqual([{ kind: "main", path: "/main/1" }]);
});

test.each(["/no-such-page", "javascript:alert(1)", ""])(
  "a footer link to %j, which is not a page, is not shown",
  (url) => {
    const content = footerContent([{ ...link, url }], settings);
    expect(Object.values(content).flat()).toEqual([]);
  },
);

test("a picture is not a seal if it links to our own page or may not be shown", () => {
  const { marks, about, elsewhere } = footerContent(
    [
      { ...link, url: "/", picture: "/media/a.svg" },
      { ...link, id: 2, url: "https://safe.example/", picture: "https://elsewhere.example/a.png" },
    ],
    settings,
  );
  expect([about, elsewhere].map((links) => links.map(({ id }) => id))).toEqual([[1], [2]]);
  expect(marks).toEqual([]);
});

test("a seal without an address is plain, one with an address links to it", () => {
  const seal = { ...link, picture: "/media/marks/adults.svg" };
  const { marks, elsewhere } = footerContent(
    [seal, { ...seal, id: 2, url: "https://licence.example/0815" }],
    settings,
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
  { ...link, picture: "/media/a.svg", url: "javascript:alert(1)" },
  { ...link, picture: "/media/a.svg", name: "" },
  { ...link, picture: "https://elsewhere.example/a.png" },
])("%j is not a seal", (wrong) => {
  expect(footerContent([wrong], settings).marks).toEqual([]);
});
