import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { Hono } from "hono";
import { ownSites } from "../site-settings.ts";

/** Drawn by `tools/site-pictures`. */
const files = ["icon-192", "icon-512", "maskable-512", "apple-touch-icon", "preview"];

/** The icons and the link preview; a site without its own uses ours. */
const folders = (siteId: number, sites: string) => [
  join(sites, String(siteId)),
  join(ownSites, "1"),
];

async function pictureOf(name: string, siteId: number, sites: string): Promise<Buffer | undefined> {
  for (const folder of folders(siteId, sites)) {
    const found = await readFile(join(folder, `${name}.png`)).catch(() => undefined);
    if (found) return found;
  }
  return undefined;
}

/** The pictures next to a site's settings, for installing the site and for link previews. */
export function sitePictures(siteId: number, sites = ownSites): Hono {
  const app = new Hono();
  app.get("/pictures/:file", async (c) => {
    const name = c.req.param("file").replace(/\.png$/, "");
    const picture = files.includes(name) ? await pictureOf(name, siteId, sites) : undefined;
    if (!picture) return c.text("Not found", 404, { "cache-control": "no-store" });
    return c.body(new Uint8Array(picture), 200, {
      "content-type": "image/png",
      "cache-control": "public, max-age=86400",
    });
  });
  return app;
}
