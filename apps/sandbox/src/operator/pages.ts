import type { Hono } from "hono";
import { openAPIRouteHandler } from "hono-openapi";
import { documentation } from "../wire/openapi.ts";
import type { Bound } from "../wire/pipeline.ts";
import { docsPage } from "./docs-page.ts";
import { pageHeaders } from "./page-headers.ts";
import { servicePage } from "./service-page.ts";

/** The pages and the document that anybody may read; what they do asks for the operator's key. */
export const addPages = (app: Hono<Bound>): void => {
  app.get("/sandbox/openapi.json", openAPIRouteHandler(app, { documentation }));
  app.get("/sandbox/docs", (c) => {
    const { html, headers } = pageHeaders(docsPage);
    return c.html(html, 200, headers);
  });
  app.get("/docs", (c) => c.redirect("/sandbox/docs"));
  app.get("/sandbox/service", (c) => {
    const { html, headers } = pageHeaders(servicePage(c.req.query("lang") ?? ""));
    return c.html(html, 200, headers);
  });
};
