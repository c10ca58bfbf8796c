import { openedPages } from "@naluma/site/own-pages";
import { isPageByQuery, languageAddress, publicPageAt } from "@naluma/site/public-pages";
import type { SiteSettings } from "@naluma/site/settings";
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

/** A site has some dozens of pages. What links on for ever ends here. */
const maxPages = 500;
/** Milliseconds for which a list is given again, however often it is asked for. */
const freshFor = 600_000;

export interface SitemapOptions {
  readonly settings: Pick<SiteSettings, "languages">;
  readonly publicOrigin: string;
  /** The document at a path, as a visitor gets it; '' where there is none. */
  read(path: string): Promise<string>;
  now(): number;
}

const links = (html: string): string[] =>
  [...html.matchAll(/<a\b[^>]*\shref="(\/[^"?#]*)/g)].map(([, path = ""]) => path);

/** A page about one thing leads nowhere that a list does not lead to. */
const isList = (page: string) => !page.includes(":");

/**
 * The public pages of a site: what its home links to, and what the lists among those link to. So the
 * operator's own pages are found, and nothing that a site hides.
 */
async function pagesOf(read: SitemapOptions["read"]): Promise<string[]> {
  const found = new Set(["/"]);
  // A set is walked through with what is added meanwhile.
  for (const path of found) {
    const page = publicPageAt(path);
    if (page === undefined || !isList(page)) continue;
    const html = await read(path);
    // A list that cannot be read now is a page of the site all the same.
    for (const link of links(html)) {
      const to = publicPageAt(link);
      if (to !== undefined && !isPageByQuery(to) && found.size < maxPages)
        found.add(link.replace(/(?<=.)\/$/, ""));
    }
  }
  return [...found];
}

/** Every page in every language that the site speaks; which of them belong together, the pages say. */
export function sitemap({ settings, publicOrigin, read, now }: SitemapOptions): Hono {
  let kept: { readonly text: Promise<string>; readonly at: number } | undefined;

  const write = async () => {
    const addresses = (await pagesOf(read)).flatMap((path) =>
      settings.languages.map((locale) => languageAddress(publicOrigin, locale, path)),
    );
    const entries = addresses.map((address) => `<url><loc>${address}</loc></url>`);
    return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join("\n")}\n</urlset>\n`;
  };

  const app = new Hono();
  app.get("/sitemap.xml", async (c) => {
    if (!kept || now() - kept.at >= freshFor) kept = { text: write(), at: now() };
    return c.body(await kept.text, 200, {
      "content-type": "application/xml; charset=utf-8",
      "cache-control": "public, max-age=3600",
    });
  });
  return app;
}
