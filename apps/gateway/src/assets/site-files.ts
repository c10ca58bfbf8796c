import { favicon } from "@naluma/site/brand";
import { Hono } from "hono";
import { prerendered } from "../pages/page-payload.ts";
import type { Build, Release, Releases } from "../releases/serving.ts";
import type { VisitorRelease } from "../releases/visitor-release.ts";
import { readCookies } from "../visitor/cookies.ts";

export type RouteRules = Readonly<Record<string, { readonly redirect: string }>>;

/** A rule for everything below a path, such as `/old/**`, is stored under that path. */
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

const noStore = { "cache-control": "no-store" };

interface SiteFilesOptions {
  readonly releases: Pick<Releases, "now">;
  readonly visitorRelease: VisitorRelease;
  readonly routeRules: RouteRules;
  /** The path of the site's own icon; '' means our default one. */
  readonly mark: string;
  isReady(): boolean;
}

/** The small files that a site serves at fixed paths, and what a page fetches to detect newer builds (W-68). */
export function siteFiles({
  releases,
  visitorRelease,
  routeRules,
  mark,
  isReady,
}: SiteFilesOptions): Hono {
  const app = new Hono();
  // Strangers can ask both, so they say nothing else; which releases are served is in the log.
  app.get("/healthz", (c) => c.json({ ok: true }, 200, noStore));
  // For a load balancer: ready means that this gateway has a release to serve and a platform behind it that responds.
  app.get("/readyz", (c) => {
    const ok = isReady();
    return c.json({ ok }, ok ? 200 : 503, noStore);
  });
  app.get("/favicon.svg", (c) =>
    mark === ""
      ? c.body(favicon, 200, { "content-type": "image/svg+xml", "cache-control": day })
      : c.redirect(mark, 302),
  );
  app.get("/favicon.ico", (c) => c.redirect("/favicon.svg", 301));
  app.get("/builds/latest.json", (c) => {
    const { release, cookie } = visitorRelease(readCookies(c.req.header("cookie")));
    for (const each of cookie) c.header("set-cookie", each, { append: true });
    return c.json(buildOf(release), 200, noStore);
  });
  // The address names the release, because a page may know one that by now is served only to other visitors.
  app.get("/builds/meta/:file", (c) => {
    const file = c.req.param("file");
    const release = releases.now().running.find(({ id }) => file === `${id}.json`);
    if (!release) return c.text("Not found", 404, noStore);
    const matcher = matcherOf({ ...routeRules, ...release.hosts.desktop.routeRules });
    return c.json({ ...buildOf(release), matcher, prerendered }, 200, noStore);
  });
  app.get("/builds/*", (c) => c.text("Not found", 404, noStore));
  return app;
}

const buildOf = ({ id, timestamp }: Release): Build => ({ id, timestamp });
