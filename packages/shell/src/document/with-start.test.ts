import { describe, expect, it } from "vitest";
import { withStart } from "./with-start.ts";

const page =
  '<html><head><meta charSet="utf-8"/><meta name="viewport" content="x"/><link rel="modulepreload" href="/a.js"/></head><body></body></html>';

it("the head script follows the viewport, the sheet ends the head, and preloads get a low priority", () => {
  const html = withStart(page, { nonce: "N", script: 'go("$&")', css: 'a::before{content:"$1"}' });
  expect(html).toBe(
    '<html><head><meta charSet="utf-8"/><meta name="viewport" content="x"/><script nonce="N">go("$&")</script>' +
      '<link rel="modulepreload" fetchpriority="low" href="/a.js"/><style nonce="N">a::before{content:"$1"}</style></head><body></body></html>',
  );
});

it("the addresses of shared chunks come before any module, with a nonce", () => {
  const sharedChunks = { home: "/assets/home-1.js" };
  const html = withStart(page, { nonce: "N", script: "go()", css: "", sharedChunks });
  expect(html).toContain(
    '<meta name="viewport" content="x"/><script type="importmap" nonce="N">{"imports":{"home":"/assets/home-1.js"}}</script><script nonce="N">go()',
  );
});

it("a page that needs the second sheet waits for it, after the first", () => {
  const html = withStart(page, { nonce: "N", script: "", css: "a{}", sheet: "/later.css" });
  expect(html).toContain(
    '<style nonce="N">a{}</style><link rel="stylesheet" href="/later.css"/></head>',
  );
});

it("the script that waits for the sheet's fonts follows the sheet", () => {
  const html = withStart(page, { nonce: "N", script: "", css: "a{}", afterSheet: "wait()" });
  expect(html).toContain('<style nonce="N">a{}</style><script nonce="N">wait()</script></head>');
});

it("the words of the page's language are preloaded early", () => {
  const html = withStart(page, { nonce: "N", script: "", css: "", words: "/words.js" });
  expect(html).toContain(
    '<link rel="modulepreload" fetchpriority="low" href="/words.js" nonce="N"/></head>',
  );
});

it("fonts of the first paint come before the sheet that uses them", () => {
  const html = withStart(page, { nonce: "N", script: "", css: "", fonts: ["/a.woff2"] });
  expect(html).toContain(
    '<link rel="preload" as="font" type="font/woff2" crossorigin="" href="/a.woff2"/><style',
  );
});

describe("a page that paints before its code is requested", () => {
  /** The output of `<Scripts>` of react-router 8.4. */
  const starter = `import "/assets/manifest.js";
import * as route0 from "/assets/root.js";
import * as route1 from "/assets/home.js";
  
  window.__reactRouterRouteModules = {"root":route0,"routes/home":route1};

import("/assets/entry.client.js");`;
  const scripted = (code: string) =>
    page.replace("<body>", `<body><script nonce="N" type="module" async="">${code}</script>`);
  const start = (code: string, sharedChunks?: Readonly<Record<string, string>>) =>
    withStart(scripted(code), { nonce: "N", script: "", css: "", paintsFirst: true, sharedChunks });

  it("imports nothing until it is told to, and then in the same order", () => {
    expect(start(starter)).toContain(
      `<script nonce="N">whenPainted(async () => {await import("/assets/manifest.js");
const route0 = await import("/assets/root.js");
const route1 = await import("/assets/home.js");
  
  window.__reactRouterRouteModules = {"root":route0,"routes/home":route1};

import("/assets/entry.client.js");})</script>`,
    );
  });

  it("runs third-party code in a task of its own, before the page's", () => {
    expect(start(starter, { vendor: "/assets/vendor-1.js" })).toContain(
      `whenPainted(async () => {await import("vendor");await import("/assets/manifest.js");`,
    );
  });

  it("delays its preloads too, including those of its words", () => {
    const html = withStart(page, {
      nonce: "N",
      script: "",
      css: "",
      words: "/words.js",
      paintsFirst: true,
    });
    expect(html).not.toContain('rel="modulepreload"');
    expect(html.match(/rel="x-modulepreload"/g)).toHaveLength(2);
  });

  it("does not change a script of another form, which starts at once", () => {
    const other = 'import first, { second } from "/assets/a.js";';
    expect(start(other)).toContain(`<script nonce="N" type="module" async="">${other}</script>`);
  });
});
