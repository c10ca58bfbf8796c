import { expect, it } from "vitest";
import { withStart } from "./with-start.ts";

const page =
  '<html><head><meta charSet="utf-8"/><meta name="viewport" content="x"/><link rel="modulepreload" href="/a.js"/></head><body></body></html>';

it("the head script follows the viewport, the sheet ends the head, preloads step back", () => {
  const html = withStart(page, { nonce: "N", script: 'go("$&")', css: 'a::before{content:"$1"}' });
  expect(html).toBe(
    '<html><head><meta charSet="utf-8"/><meta name="viewport" content="x"/><script nonce="N">go("$&")</script>' +
      '<link rel="modulepreload" fetchpriority="low" href="/a.js"/><style nonce="N">a::before{content:"$1"}</style></head><body></body></html>',
  );
});

it("a page whose look is in the second sheet waits for it, after the first", () => {
  const html = withStart(page, { nonce: "N", script: "", css: "a{}", sheet: "/later.css" });
  expect(html).toContain(
    '<style nonce="N">a{}</style><link rel="stylesheet" href="/later.css"/></head>',
  );
});

it("the words of the page's language are named early", () => {
  const html = withStart(page, { nonce: "N", script: "", css: "", words: "/words.js" });
  expect(html).toContain(
    '<link rel="modulepreload" fetchpriority="low" href="/words.js" nonce="N"/></head>',
  );
});

it("fonts of the first paint come before the sheet that asks for them", () => {
  const html = withStart(page, { nonce: "N", script: "", css: "", fonts: ["/a.woff2"] });
  expect(html).toContain(
    '<link rel="preload" as="font" type="font/woff2" crossorigin="" href="/a.woff2"/><style',
  );
});
