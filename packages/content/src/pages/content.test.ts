import { expect, test } from "vitest";
import { contentAt, contentsOf, teasersOf, type Content } from "./content.ts";

const content = (id: number, url: string, rest: Partial<Content> = {}): Content => ({
  id,
  title: `Title ${id}`,
  html: `<p>Text ${id}.</p>`,
  picture: "",
  url,
  ...rest,
});

const all = [
  content(1, "main/1"),
  content(2, "/discount/2"),
  content(3, "/faq/3/"),
  content(4, ""),
  content(5, "discount/summer-cup"),
  content(6, "https://elsewhere.example/main/1"),
  content(7, " /main/7 "),
];

test.each([
  ["/main/1", 1],
  ["/main/7", 7],
  ["/discount/2", 2],
  ["/discount/2/", 2],
  ["/faq/3", 3],
  ["/discount/summer-cup", 5],
])("%s shows the item with that address", (path, id) => {
  expect(contentAt(all, path)?.id).toBe(id);
});

test.each(["/main/2", "/discount/1", "/faq", "/"])("no item is shown for %s", (path) => {
  expect(contentAt(all, path)).toBeNull();
});

test("a list contains the items with a page and a title, in the operator's order", () => {
  const untitled = content(8, "discount/8", { title: "" });
  expect(contentsOf([...all, untitled], "discount").map(({ id }) => id)).toEqual([2, 5]);
});

test("a teaser is the beginning of the promotion in plain words, cut at a limit", () => {
  const [short] = teasersOf(
    [content(1, "discount/1", { html: "<p>An <b>hour</b></p><p>of gifts" })],
    "discount",
  );
  expect(short).toEqual({
    id: 1,
    title: "Title 1",
    picture: "",
    path: "/discount/1",
    line: "An hour of gifts",
  });
  const [long] = teasersOf(
    [content(1, "discount/1", { html: "word ".repeat(100_000) })],
    "discount",
  );
  expect(long?.line.length).toBeLessThanOrEqual(200);
});
