import { expect, test } from "vitest";
import { isOwnPage, ownPages } from "./own-pages.ts";

test.each(ownPages)("the page %s is one of ours, with a query and a trailing slash too", (page) => {
  const path = page.replace(/:[a-z]+/g, "7");
  expect(
    [path, `${path}?a=1`, `${path}#end`, `${path}/`.replace("//", "/")].map(isOwnPage),
  ).toEqual([true, true, true, true]);
});

test.each([
  "",
  "/no-such-page",
  "/../",
  "/x/7/y",
  "/main",
  "/main/1/2",
  "/main/a b",
  "//elsewhere.example",
])("%j is not one of our pages", (path) => expect(isOwnPage(path)).toBe(false));
