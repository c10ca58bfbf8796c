import { favicon } from "@naluma/site/favicon";
import { Hono } from "hono";
import type { Release } from "../pages/host-build.ts";

export type RouteRules = Readonly<Record<string, { readonly redirect: string }>>;

/** Rules for all below a path, `/old/**`, are named by that path. */
function matcherOf(rules: RouteRules) {
  const [exact, below]: [[string, unknown][], [string, unknown][]] = [[], []];
  for (const [path, rule] of Object.entries(rules)) {
    if (path.endsWith("/**")) below.push([path.slice(0, -"/**".length), rule]);
    else exact.push([path, rule]);
  }
  return {
    static: Object.fromEntries(exact),
    wildcard: Object.fromEntries(below),
    dynamic: {},
  };
}

const day = "public, max-age=86400";

/**
 * Small files that a site has at fixed places, and what a page asks about newer builds (W-68).
 *
 * @param mark path of the site's own sign; '' is ours
 */
export function siteFiles(release: Release, routeRules: RouteRules, mark = ""): Hono {
  const app = new Hono();
  const noStore = { "cache-control": "no-store" };
  app.get("/healthz", (c) => c.json({ ok: true, release: release.id }, 200, noStore));
  app.get("/favicon.svg", (c) =>
    mark === ""
      ? c.body(favicon, 200, { "content-type": "image/svg+xml", "cache-control": day })
      : c.redirect(mark, 302),
  );
  app.get("/favicon.ico", (c) => c.redirect("/favicon.svg", 301));
  app.get("/builds/latest.json", (c) => c.json(release, 200, noStore));
  app.get("/builds/meta/:file", (c) => {
    if (c.req.param("file") !== `${release.id}.json`) return c.text("Not found", 404, noStore);
    return c.json({ ...release, matcher: matcherOf(routeRules), prerendered: [] }, 200, noStore);
  });
  app.get("/builds/*", (c) => c.text("Not found", 404, noStore));
  return app;
}
