import { expect, test } from "vitest";
import { footerContent } from "./operator-links.ts";

const settings = { allowHttp: false, imageOrigins: [] };
const link = { id: 1, name: "A name", url: "", picture: "" };

test("words that lead off the site stand in a column of their own", () => {
  const content = footerContent([{ ...link, url: "https://safe.example/" }], settings);
  expect(content.elsewhere.map(({ name }) => name)).toEqual(["A name"]);
  expect([content.help, content.about, content.marks]).toEqual([[], [], []]);
});

test("a page of ours that exists stands under the site's name", () => {
  const { about } = footerContent([{ ...link, url: "/" }], settings);
  expect(about.map(({ target }) => target)).toEqual([{ kind: "own", path: "/" }]);
});

test("pages of contents stand with the help, or under the site's name", () => {
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
  "words for %j, where there is no page, are not shown",
  (url) => {
    const content = footerContent([{ ...link, url }], settings);
    expect(Object.values(content).flat()).toEqual([]);
  },
);

test("a picture beside words for a page of ours, or one that may not be shown, makes no seal of them", () => {
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

test("a seal without an address just stands there, one with an address leads to it", () => {
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
])("%j is no seal", (wrong) => {
  expect(footerContent([wrong], settings).marks).toEqual([]);
});
