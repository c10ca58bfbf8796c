import { ownPages } from "@naluma/site/own-pages";
import { offlineCaches } from "@naluma/site/stored";
import { Hono } from "hono";
import { secretKeys } from "../headers/document-headers.ts";
import { handlingOf } from "./request-rule.ts";
import { serveOffline, type WorkerSettings } from "./serve-offline.ts";

const paths = ownPages.map((path) => path.slice(1).replaceAll(/:[a-z]+/g, "[\\w-]+"));

export const workerSettings: WorkerSettings = {
  releaseCache: offlineCaches.release,
  pictureCache: offlineCaches.pictures,
  maxPictures: 300,
  rules: { pages: `^/([a-z]{2}_[A-Z]{2}/?)?(${paths.join("|")})/?$`, secretKeys },
};

const text = `(${serveOffline.toString()})(self,${JSON.stringify(workerSettings)},${handlingOf.toString()});\n`;

/** The service worker of the site: one for both hosts, all releases and all languages. */
export function serviceWorker(): Hono {
  const app = new Hono();
  app.get("/service-worker.js", (c) =>
    c.body(text, 200, {
      "content-type": "text/javascript; charset=utf-8",
      "cache-control": "no-cache",
      // A worker is bound by the policy of its own file: it may connect to this site only.
      "content-security-policy": "default-src 'none'; connect-src 'self'",
    }),
  );
  return app;
}
