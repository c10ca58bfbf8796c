import { openedPages } from "@naluma/site/own-pages";
import { Hono } from "hono";

/** Nothing below these is a page for anybody but the visitor: no crawler needs to ask. */
const closed = ["/api/", "/reports/", "/builds/", ...openedPages];

/** What crawlers are told, and where the list of pages is. */
export function robots(publicOrigin: string): Hono {
  const lines = [
    "User-agent: *",
    ...closed.map((path) => `Disallow: ${path}`),
    "",
    `Sitemap: ${publicOrigin}/sitemap.xml`,
  ];
  const text = `${lines.join("\n")}\n`;
  const app = new Hono();
  app.get("/robots.txt", (c) => c.text(text, 200, { "cache-control": "public, max-age=86400" }));
  return app;
}
