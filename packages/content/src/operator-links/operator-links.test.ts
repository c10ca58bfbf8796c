import { expect, test } from "vitest";
import { linkTarget, shownLinks } from "./operator-links.ts";

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
