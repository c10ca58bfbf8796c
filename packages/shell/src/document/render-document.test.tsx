import { openSite } from "@naluma/site/settings.fake";
import { Suspense, type ReactNode } from "react";
import type { ServerBuild } from "react-router";
import { expect, test, vi } from "vitest";
import { documentRenderer } from "./render-document.tsx";
import { pageRenderer } from "./server.ts";

const render = documentRenderer(
  {
    css: "first{}",
    windowCss: "window{}",
    laterSheet: "/later.css",
    sharedChunks: {},
    wordFiles: {},
    fonts: {},
  },
  [],
);

function buildOf(body: ReactNode): ServerBuild {
  const Root = () => (
    <html lang="en">
      <head>
        <meta name="viewport" content="width=device-width" />
      </head>
      <body>{body}</body>
    </html>
  );
  const module = { default: Root };
  const route = { id: "root", path: "*" };
  const entry = {
    ...route,
    module: "/root.js",
    hasAction: false,
    hasLoader: false,
    hasClientAction: false,
    hasClientLoader: false,
    hasClientMiddleware: false,
    hasDefaultExport: true,
    hasErrorBoundary: false,
    clientActionModule: undefined,
    clientLoaderModule: undefined,
    clientMiddlewareModule: undefined,
    hydrateFallbackModule: undefined,
  };
  return {
    entry: { module: { default: render } },
    routes: { root: { ...route, module } },
    assets: {
      entry: { imports: [], module: "/entry.js" },
      routes: { root: entry },
      url: "",
      version: "1",
    },
    publicPath: "/",
    assetsBuildDirectory: "",
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: "initial", manifestPath: "" },
  };
}

/** The document at an address, as the gateway gets it. */
const answerTo = (body: ReactNode, { path = "/", method = "GET" } = {}) =>
  pageRenderer(buildOf(body))(new Request(`http://localhost${path}`, { method }), {
    apiOrigin: "http://api.example",
    nonce: "n1",
    settings: openSite,
    template: "desktop",
    locale: "en_US",
    currency: "USD",
    releaseId: "1",
    dontKeep: () => undefined,
  });

const sheets = (html: string) => [html.includes("first{}"), html.includes('href="/later.css"')];

test("a page that renders keeps its status, and home is painted with the first sheet only", async () => {
  const answer = await answerTo(<h1>Slots</h1>);
  const html = await answer.text();
  expect(answer.status).toBe(200);
  expect(html).toContain("<title>Slots – Naluma</title>");
  expect(sheets(html)).toEqual([true, false]);
  expect(sheets(await (await answerTo(<h1>Slots</h1>, { path: "/faq" })).text())).toEqual([
    true,
    true,
  ]);
});

test("a page of which a part failed to render is an error, which no cache may keep as a page", async () => {
  const log = vi.spyOn(console, "error").mockReturnValue();
  const Broken = (): ReactNode => {
    throw new Error("broken");
  };
  const answer = await answerTo(
    <Suspense>
      <Broken />
    </Suspense>,
  );
  expect(answer.status).toBe(500);
  expect(sheets(await answer.text())).toEqual([true, true]);
  expect(log.mock.calls.join()).toContain("broken");
  log.mockRestore();
});

test("a HEAD request has the page's status and no body", async () => {
  const answer = await answerTo(<h1>Slots</h1>, { method: "HEAD" });
  expect([answer.status, await answer.text()]).toEqual([200, ""]);
});
