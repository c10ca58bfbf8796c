import { openSite } from "@naluma/site/settings.fake";
import { Suspense, type ReactNode } from "react";
import { RouterContextProvider, type EntryContext } from "react-router";
import { expect, test, vi } from "vitest";
import { pageContext } from "./page-context.ts";
import { documentRenderer } from "./render-document.tsx";

const shown = vi.hoisted(() => ({ body: undefined as ReactNode }));

vi.mock("react-router", async (original) => ({
  ...(await original<typeof import("react-router")>()),
  ServerRouter: () => (
    <html lang="en">
      <head>
        <meta name="viewport" content="width=device-width" />
      </head>
      <body>{shown.body}</body>
    </html>
  ),
}));

const built = {
  css: "first{}",
  windowCss: "window{}",
  laterSheet: "/later.css",
  sharedChunks: {},
  wordFiles: {},
  fonts: {},
};

/** The document at an address whose routes render this body. */
function render(body: ReactNode, { path = "/", status = 200, method = "GET" } = {}) {
  shown.body = body;
  const context = new RouterContextProvider();
  context.set(pageContext, {
    apiOrigin: "http://api.example",
    nonce: "n1",
    settings: openSite,
    template: "desktop",
    locale: "en_US",
    currency: "USD",
    releaseId: "1",
    dontKeep: () => undefined,
  });
  const entry = { staticHandlerContext: { loaderData: {}, matches: [] } };
  return documentRenderer(built, [])(
    new Request(`http://localhost${path}`, { method }),
    status,
    new Headers(),
    entry as unknown as EntryContext, // Only the parts that are read.
    context,
  );
}

const sheets = (html: string) => [html.includes("first{}"), html.includes('href="/later.css"')];

test("a page that renders keeps its status, and home is painted with the first sheet alone", async () => {
  const answer = await render(<h1>Slots</h1>);
  const html = await answer.text();
  expect(answer.status).toBe(200);
  expect(html).toContain("<title>Slots – Naluma</title>");
  expect(sheets(html)).toEqual([true, false]);
  expect(sheets(await (await render(<h1>Slots</h1>, { path: "/faq" })).text())).toEqual([
    true,
    true,
  ]);
});

test("a page of which a part failed to render is an error, which no cache may keep as a page", async () => {
  const log = vi.spyOn(console, "error").mockReturnValue();
  const Broken = (): ReactNode => {
    throw new Error("broken");
  };
  const answer = await render(
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
  const answer = await render(<h1>Slots</h1>, { status: 404, method: "HEAD" });
  expect([answer.status, await answer.text()]).toEqual([404, ""]);
});
