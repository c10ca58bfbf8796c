import type { HttpBindings } from "@hono/node-server";
import { Hono } from "hono";
import { assetRoutes } from "./assets/assets.ts";
import { siteFiles } from "./assets/site-files.ts";
import { fbTracking } from "./own-routes/fb-tracking.ts";
import { sitePictures } from "./own-routes/site-pictures.ts";
import { robots, sitemap } from "./own-routes/sitemap.ts";
import { templateConfig } from "./own-routes/template-config.ts";
import { webManifest } from "./own-routes/web-manifest.ts";
import { wellKnown } from "./own-routes/well-known.ts";
import { pageRoutes, type PageOptions } from "./pages/page-routes.ts";
import type { Releases } from "./releases/serving.ts";
import { createVisitorRelease } from "./releases/visitor-release.ts";
import { reportRoutes } from "./reports/report-routes.ts";
import { serviceWorker } from "./service-worker/service-worker-route.ts";
import type { PlayerAddress } from "./visitor/player-address.ts";
import type { VisitorCountry } from "./visitor/visitor-country.ts";

export interface AppOptions extends Omit<PageOptions, "visitorRelease" | "country" | "address"> {
  readonly player: PlayerAddress;
  readonly country: VisitorCountry;
  readonly releases: Pick<Releases, "now">;
  /** Where tracking events are forwarded to; '' disables forwarding. */
  readonly trackingCollector: string;
  /** The folder with the sites' settings and pictures; undefined means our own. */
  readonly sitesFolder: string | undefined;
  readonly secret: string;
  /** Whether players can be sent here. */
  isReady(): boolean;
}

/** Sent when not even the error screen can be rendered, so it contains both languages of that screen. */
const outOfOrder =
  "网站版本升级中，请稍后再试\nThe site is being upgraded. Please try again later.\n";

const isBinding = (env: unknown): env is HttpBindings =>
  typeof env === "object" && env !== null && "incoming" in env;

/** Everything that the gateway answers itself. Of /api, only the site's own routes reach it. */
export function gatewayApp({
  releases,
  player,
  country,
  trackingCollector,
  secret,
  sitesFolder,
  isReady,
  ...pages
}: AppOptions): Hono {
  const { log, now, settings, publicOrigin } = pages;
  const address = (env: unknown) => (isBinding(env) ? player.of(env.incoming) : "");
  const countryOf = (env: unknown) => (isBinding(env) ? country(env.incoming) : undefined);
  const visitorRelease = createVisitorRelease(releases, publicOrigin.startsWith("https:"));
  const releaseId = (cookies: Readonly<Record<string, string>>) =>
    visitorRelease(cookies).release.id;
  const app = new Hono();
  const read = async (path: string) => {
    const answer = await app.request(path);
    return answer.ok ? answer.text() : "";
  };
  const { routeRules, brand, domains } = settings;
  app.route(
    "/",
    siteFiles({ releases, visitorRelease, routeRules, mark: brand.mark ?? "", isReady }),
  );
  app.route(
    "/",
    assetRoutes(() => releases.now().assets),
  );
  app.route("/", robots(publicOrigin));
  app.route("/", wellKnown({ settings, publicOrigin, now }));
  app.route("/", webManifest(settings));
  app.route("/", sitePictures(settings.siteId, sitesFolder));
  app.route("/", serviceWorker());
  app.route("/", sitemap({ settings, publicOrigin, read, now }));
  app.route("/", reportRoutes({ releaseId, domains, log, now, address }));
  app.route("/", templateConfig({ settings, log, now, address }));
  app.route("/", fbTracking({ settings, trackingCollector, secret, log, now, address }));
  app.route("/", pageRoutes({ ...pages, country: countryOf, address, visitorRelease }));
  app.onError((error, c) => {
    log({ event: "gateway-error", message: String(error) });
    return c.text(outOfOrder, 500, { "cache-control": "no-store" });
  });
  return app;
}
