import { expect, it } from "vitest";
import { withoutScripts } from "./static-twin.ts";

it("leaves of a document what draws it", () => {
  const html = `<head><link rel="modulepreload" href="/a.js"/><link rel="x-modulepreload" href="/c.js"/><link rel="preload" href="/f.woff2"/>
<style nonce="n">a{}</style><script nonce="n">1 < 2</script></head><body><p>Hi</p><script type="module" src="/b.js"></script></body>`;
  expect(withoutScripts(html)).toBe(`<head><link rel="preload" href="/f.woff2"/>
<style nonce="n">a{}</style></head><body><p>Hi</p></body>`);
});
