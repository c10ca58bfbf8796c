import { openedPages } from "@naluma/site/own-pages";
import { isPageByQuery, languageAddress, publicPageAt } from "@naluma/site/public-pages";
import type { SiteSettings } from "@naluma/site/settings";
import { Hono } from "hono";

/** Pages below these are useful only to the visitor who opened them, so crawlers need not request them. */
const closed = ["/api/", "/reports/", "/builds/", ...openedPages];

/** What crawlers may request, and where the sitemap is. */
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

/** A site has a few dozen pages; the limit stops an endless chain of links. */
const maxPages = 500;
/** Milliseconds for which the sitemap is cached, however often it is requested. */
const freshFor = 600_000;

export interface SitemapOptions {
  readonly settings: Pick<SiteSettings, "languages">;
  readonly publicOrigin: string;
  /** The document at a path, as a visitor gets it; '' if there is none. */
  read(path: string): Promise<string>;
  now(): number;
}

const links = (html: string): string[] =>
  [...html.matchAll(/<a\b[^>]*\shref="(\/[^"?#]*)/g)].map(([, path = ""]) => path);

/** A detail page links to nothing that a list does not already link to. */
const isList = (page: string) => !page.includes(":");

/**
 * The public pages of a site: those that its home links to, and those that the lists among them link to. This
 * includes the operator's own pages and leaves out what a site hides.
 */
async function pagesOf(read: SitemapOptions["read"]): Promise<string[]> {
  const found = new Set(["/"]);
  // Iterating over a Set includes the entries added meanwhile.
  for (const path of found) {
    const page = publicPageAt(path);
    if (page === undefined || !isList(page)) continue;
    const html = await read(path);
    // A list that cannot be read at the moment is still a page of the site.
    for (const link of links(html)) {
      const to = publicPageAt(link);
      if (to !== undefined && !isPageByQuery(to) && found.size < maxPages)
        found.add(link.replace(/(?<=.)\/$/, ""));
    }
  }
  return [...found];
}

/** Lists every page in every language of the site. The pages themselves declare which of them are translations. */
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
